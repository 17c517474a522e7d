"""What Scripts/generate-tables is made of."""
