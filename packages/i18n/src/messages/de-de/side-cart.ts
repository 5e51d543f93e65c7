export const sideCart = {
  "addToCart.add": "In den Warenkorb",
  "addToCart.named": "In den Warenkorb: {name}",
  "addToCart.quantity": "Menge",
  "addToCart.less": "Menge verringern",
  "addToCart.more": "Menge erhöhen",
  "sideCart.title": "Ihr Warenkorb",
  "sideCart.close": "Warenkorb schließen",
  "sideCart.loading": "Ihr Warenkorb wird geladen …",
  "sideCart.failedTitle": "Der Warenkorb konnte nicht geladen werden",
  "sideCart.failedText": "Ihre Artikel sind nicht verloren. Bitte prüfen Sie Ihre Internetverbindung.",
  "sideCart.retry": "Noch einmal versuchen",
  "sideCart.updated": "Der Warenkorb wurde aktualisiert.",
  "sideCart.changeFailed":
    "Die Änderung ist nicht angekommen. Der Warenkorb zeigt, was gilt. Bitte versuchen Sie es noch einmal.",
  "sideCart.emptyText": "Legen Sie Produkte hinein, um Preise, Versand und Lieferzeit zu sehen.",
  "sideCart.toCart": "Zum Warenkorb",
  "sideCart.express": "Mit PayPal zur Kasse",
  "sideCart.expressNote":
    "PayPal übermittelt uns Ihren Namen, Ihre E-Mail-Adresse und Ihre Anschrift. Es gilt unsere Datenschutzerklärung. Bestellt wird erst auf der nächsten Seite.",
} as const;
