// expect: 'CartScreen' initializer is inaccessible due to 'package' protection level
import CheckoutAPI

let screen = CheckoutScreen.cart(CartScreen(unavailableLines: [], rejectedPromotions: []))
