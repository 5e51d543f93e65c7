export const categoryTexts = {
  "nav.category": "Kategorien",
  "category.search": "Name",
  "category.keys":
    "Mit Alt und den Pfeiltasten wandert eine Kategorie: auf, ab, eine Ebene höher, unter die darüber. Adressen bleiben.",
  "category.inactive": "Nicht im Shop",
  "category.hidden": "Nicht im Menü",
  "category.move.up": "{name} nach oben",
  "category.move.down": "{name} nach unten",
  "category.move.in": "{name} unter die Kategorie darüber",
  "category.move.out": "{name} eine Ebene höher",
  "category.moved": "Verschoben.",
  "category.saved": "Gespeichert. Die Adresse bleibt.",
  "reason.BELOW_ITSELF": "Eine Kategorie kann nicht unter sich selbst stehen.",
  "operation.changeCategoryText": "Kategorie umbenannt",
  "operation.moveCategory": "Kategorie verschoben",
} as const;
