// Generated from ISO 4217 List One (2026-01-01) and CLDR fractions.
extension Currency {
  static let listOne: [UInt64] = [
    0x0252620012a,  // AED
    0x0267796000a,  // AFN
    0x02c6010000a,  // ALL
    0x02d2066002a,  // AMD
    0x02f0f9a012a,  // AOA
    0x0329840012a,  // ARS
    0x0352048012a,  // AUD
    0x0373c2a012a,  // AWG
    0x03a7760012a,  // AZN
    0x0416fa2012a,  // BAM
    0x0422068012a,  // BBD
    0x044a064012a,  // BDT
    0x048206001bb,  // BHD
    0x04930d80008,  // BIF
    0x04d2078012a,  // BMD
    0x04e20c0012a,  // BND
    0x04f1088012a,  // BOB
    0x04fb7b00122,  // BOV
    0x05267b4012a,  // BRL
    0x0532058012a,  // BSD
    0x0547080012a,  // BTN
    0x0578090012a,  // BWP
    0x059774a012a,  // BYN
    0x05a20a8012a,  // BZD
    0x06120f8152a,  // CAD
    0x06437a0012a,  // CDF
    0x0682f660122,  // CHE
    0x06835e8152a,  // CHF
    0x068bf680122,  // CHW
    0x06c37bc0244,  // CLF
    0x06c81300008,  // CLP
    0x06ec938012a,  // CNY
    0x06f8154000a,  // COP
    0x06faf940122,  // COU
    0x0721978002a,  // CRC
    0x0758180012a,  // CUP
    0x0762908012a,  // CVE
    0x07a5996002a,  // CZK
    0x08a320c0008,  // DJF
    0x08b59a0c92a,  // DKK
    0x08f81ac012a,  // DOP
    0x09a2018012a,  // DZD
    0x0a78664012a,  // EGP
    0x0b271d0012a,  // ERN
    0x0b411cc012a,  // ETB
    0x0b597a4012a,  // EUR
    0x0ca21e4012a,  // FJD
    0x0cb81dc012a,  // FKP
    0x0e28674012a,  // GBP
    0x0e567aa012a,  // GEL
    0x0e89f50012a,  // GHS
    0x0e98248012a,  // GIP
    0x0ed221c012a,  // GMD
    0x0ee32880008,  // GNF
    0x0f48a80012a,  // GTQ
    0x0f92290002a,  // GYD
    0x10b22b0012a,  // HKD
    0x10e62a8012a,  // HNL
    0x1143a98012a,  // HTG
    0x11532b8140a,  // HUF
    0x12492d0000a,  // IDR
    0x12c9af0012a,  // ILS
    0x12e92c8012a,  // INR
    0x13122e0000b,  // IQD
    0x13292d8000a,  // IRR
    0x1335ac00008,  // ISK
    0x14d2308012a,  // JMD
    0x14f232001bb,  // JOD
    0x150cb100008,  // JPY
    0x1659b28012a,  // KES
    0x1679b42012a,  // KGS
    0x16890e8012a,  // KHR
    0x16d315c0008,  // KMF
    0x170bb30000a,  // KPW
    0x172bb340008,  // KRW
    0x177233c01bb,  // KWD
    0x1792110012a,  // KYD
    0x17aa31c012a,  // KZT
    0x1815b44000a,  // LAK
    0x182834c000a,  // LBP
    0x18b9120012a,  // LKR
    0x192235c012a,  // LRD
    0x1936354012a,  // LSL
    0x199236401bb,  // LYD
    0x1a123f0012a,  // MAD
    0x1a463e4012a,  // MDL
    0x1a70f92000a,  // MGA
    0x1ab264e012a,  // MKD
    0x1ad58d0000a,  // MMK
    0x1aea3e0002a,  // MNT
    0x1af837c012a,  // MOP
    0x1b2af42512a,  // MRU
    0x1b593c0002a,  // MUR
    0x1b6939c012a,  // MVR
    0x1b75b8c012a,  // MWK
    0x1b873c8012a,  // MXN
    0x1b8b7a60122,  // MXV
    0x1b99394012a,  // MYR
    0x1ba775e012a,  // MZN
    0x1c12408012a,  // NAD
    0x1c7746c012a,  // NGN
    0x1c97c5c012a,  // NIO
    0x1cf5c84002a,  // NOK
    0x1d09418012a,  // NPR
    0x1da2454012a,  // NZD
    0x1ed940001bb,  // OMR
    0x201149c012a,  // PAB
    0x20574b8012a,  // PEN
    0x2075cac012a,  // PGK
    0x20884c0012a,  // PHP
    0x20b9494002a,  // PKR
    0x20c77b2012a,  // PLN
    0x2193cb00008,  // PYG
    0x22194f4012a,  // QAR
    0x24f7764012a,  // RON
    0x253275a002a,  // RSD
    0x2551506012a,  // RUB
    0x257350c0008,  // RWF
    0x2619554012a,  // SAR
    0x26220b4012a,  // SBD
    0x2639564012a,  // SCR
    0x2643f54012a,  // SDG
    0x2655de0002a,  // SEK
    0x267257c012a,  // SGD
    0x268851c012a,  // SHP
    0x26c2f3a012a,  // SLE
    0x26f9d84000a,  // SOS
    0x2722790012a,  // SRD
    0x27385b0012a,  // SSP
    0x2747744012a,  // STN
    0x27619bc012a,  // SVC
    0x27985f0000a,  // SYP
    0x27a65d8012a,  // SZL
    0x28815f8012a,  // THB
    0x28a9f98012a,  // TJS
    0x28da74c012a,  // TMT
    0x28e262801bb,  // TND
    0x28f8610012a,  // TOP
    0x292cf6a012a,  // TRY
    0x2942618012a,  // TTD
    0x297270a002a,  // TWD
    0x29a9e84002a,  // TZS
    0x2a147a8012a,  // UAH
    0x2a7c6400008,  // UGX
    0x2b32690012a,  // USD
    0x2b377ca0122,  // USN
    0x2b94f580000,  // UYI
    0x2b9aeb4012a,  // UYU
    0x2b9bf3e0244,  // UYW
    0x2ba9eb8002a,  // UZS
    0x2c5273c012a,  // VED
    0x2c59f40012a,  // VES
    0x2ce25800008,  // VND
    0x2d5b4480008,  // VUV
    0x2f3a6e4012a,  // WST
    0x30123180122,  // XAD
    0x301376c0008,  // XAF
    0x3013f820127,  // XAG
    0x301af7e0127,  // XAU
    0x3020f760127,  // XBA
    0x30217780127,  // XBB
    0x3021f7a0127,  // XBC
    0x302277c0127,  // XBD
    0x303276e012a,  // XCD
    0x3033c28012a,  // XCG
    0x30497800127,  // XDR
    0x30f37700008,  // XOF
    0x31027880127,  // XPD
    0x31037720008,  // XPF
    0x310a7840127,  // XPT
    0x313afc40127,  // XSU
    0x3149f860127,  // XTS
    0x3150f8a0127,  // XUA
    0x318c7ce0127,  // XXX
    0x32596ec000a,  // YER
    0x341958c012a,  // ZAR
    0x34dbf8e012a,  // ZMW
    0x3573f38012a,  // ZWG
  ]
  static let listOneNames: [StaticString] = [
    "UAE Dirham",
    "Afghani",
    "Lek",
    "Armenian Dram",
    "Kwanza",
    "Argentine Peso",
    "Australian Dollar",
    "Aruban Florin",
    "Azerbaijan Manat",
    "Convertible Mark",
    "Barbados Dollar",
    "Taka",
    "Bahraini Dinar",
    "Burundi Franc",
    "Bermudian Dollar",
    "Brunei Dollar",
    "Boliviano",
    "Mvdol",
    "Brazilian Real",
    "Bahamian Dollar",
    "Ngultrum",
    "Pula",
    "Belarusian Ruble",
    "Belize Dollar",
    "Canadian Dollar",
    "Congolese Franc",
    "WIR Euro",
    "Swiss Franc",
    "WIR Franc",
    "Unidad de Fomento",
    "Chilean Peso",
    "Yuan Renminbi",
    "Colombian Peso",
    "Unidad de Valor Real",
    "Costa Rican Colon",
    "Cuban Peso",
    "Cabo Verde Escudo",
    "Czech Koruna",
    "Djibouti Franc",
    "Danish Krone",
    "Dominican Peso",
    "Algerian Dinar",
    "Egyptian Pound",
    "Nakfa",
    "Ethiopian Birr",
    "Euro",
    "Fiji Dollar",
    "Falkland Islands Pound",
    "Pound Sterling",
    "Lari",
    "Ghana Cedi",
    "Gibraltar Pound",
    "Dalasi",
    "Guinean Franc",
    "Quetzal",
    "Guyana Dollar",
    "Hong Kong Dollar",
    "Lempira",
    "Gourde",
    "Forint",
    "Rupiah",
    "New Israeli Sheqel",
    "Indian Rupee",
    "Iraqi Dinar",
    "Iranian Rial",
    "Iceland Krona",
    "Jamaican Dollar",
    "Jordanian Dinar",
    "Yen",
    "Kenyan Shilling",
    "Som",
    "Riel",
    "Comorian Franc",
    "North Korean Won",
    "Won",
    "Kuwaiti Dinar",
    "Cayman Islands Dollar",
    "Tenge",
    "Lao Kip",
    "Lebanese Pound",
    "Sri Lanka Rupee",
    "Liberian Dollar",
    "Loti",
    "Libyan Dinar",
    "Moroccan Dirham",
    "Moldovan Leu",
    "Malagasy Ariary",
    "Denar",
    "Kyat",
    "Tugrik",
    "Pataca",
    "Ouguiya",
    "Mauritius Rupee",
    "Rufiyaa",
    "Malawi Kwacha",
    "Mexican Peso",
    "Mexican Unidad de Inversion (UDI)",
    "Malaysian Ringgit",
    "Mozambique Metical",
    "Namibia Dollar",
    "Naira",
    "Cordoba Oro",
    "Norwegian Krone",
    "Nepalese Rupee",
    "New Zealand Dollar",
    "Rial Omani",
    "Balboa",
    "Sol",
    "Kina",
    "Philippine Peso",
    "Pakistan Rupee",
    "Zloty",
    "Guarani",
    "Qatari Rial",
    "Romanian Leu",
    "Serbian Dinar",
    "Russian Ruble",
    "Rwanda Franc",
    "Saudi Riyal",
    "Solomon Islands Dollar",
    "Seychelles Rupee",
    "Sudanese Pound",
    "Swedish Krona",
    "Singapore Dollar",
    "Saint Helena Pound",
    "Leone",
    "Somali Shilling",
    "Surinam Dollar",
    "South Sudanese Pound",
    "Dobra",
    "El Salvador Colon",
    "Syrian Pound",
    "Lilangeni",
    "Baht",
    "Somoni",
    "Turkmenistan New Manat",
    "Tunisian Dinar",
    "Pa’anga",
    "Turkish Lira",
    "Trinidad and Tobago Dollar",
    "New Taiwan Dollar",
    "Tanzanian Shilling",
    "Hryvnia",
    "Uganda Shilling",
    "US Dollar",
    "US Dollar (Next day)",
    "Uruguay Peso en Unidades Indexadas (UI)",
    "Peso Uruguayo",
    "Unidad Previsional",
    "Uzbekistan Sum",
    "Bolívar Soberano",
    "Bolívar Soberano",
    "Dong",
    "Vatu",
    "Tala",
    "Arab Accounting Dinar",
    "CFA Franc BEAC",
    "Silver",
    "Gold",
    "Bond Markets Unit European Composite Unit (EURCO)",
    "Bond Markets Unit European Monetary Unit (E.M.U.-6)",
    "Bond Markets Unit European Unit of Account 9 (E.U.A.-9)",
    "Bond Markets Unit European Unit of Account 17 (E.U.A.-17)",
    "East Caribbean Dollar",
    "Caribbean Guilder",
    "SDR (Special Drawing Right)",
    "CFA Franc BCEAO",
    "Palladium",
    "CFP Franc",
    "Platinum",
    "Sucre",
    "Codes specifically reserved for testing purposes",
    "ADB Unit of Account",
    "The codes assigned for transactions where no currency is involved",
    "Yemeni Rial",
    "Rand",
    "Zambian Kwacha",
    "Zimbabwe Gold",
  ]
  static let withdrawn: [UInt32] = [
    0x02e3e067,
    0x047716b2,
    0x112596b2,
    0x35766ae7,
  ]
}
