export const note = {
  "note.signedIn": "Sie sind angemeldet.",
  "note.cartMerged": "Ihr Warenkorb wurde mit den Artikeln von Ihrem letzten Besuch zusammengeführt.",
  "note.signedOut": "Sie sind abgemeldet.",
  "note.registered": "Ihr Kundenkonto ist angelegt. Willkommen!",
  "note.confirmed": "Ihre E-Mail-Adresse ist bestätigt. Willkommen!",
  "note.passwordReset": "Ihr neues Passwort ist gespeichert. Bitte melden Sie sich damit an.",
  "note.providerLinked": "Der Anbieter ist mit Ihrem Kundenkonto verknüpft.",
  "note.sessionRequired": "Bitte melden Sie sich an, um diese Seite zu sehen.",
  "note.sessionExpired": "Ihre Sitzung ist abgelaufen. Bitte melden Sie sich noch einmal an.",
} as const;
