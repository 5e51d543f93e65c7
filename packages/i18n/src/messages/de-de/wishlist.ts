export const wishlist = {
  "wishlist.title": "Merkliste",
  "wishlist.products": "Gemerkte Produkte",
  "wishlist.emptyTitle": "Ihre Merkliste ist leer",
  "wishlist.emptyText":
    "Mit dem Herz an jedem Produkt merken Sie sich, was Sie vergleichen oder später bestellen möchten.",
  "wishlist.toggle": "Merken",
  "wishlist.toggleName": "{name} merken",
  "wishlist.localTitle": "Auf allen Geräten dabei",
  "wishlist.localText":
    "Diese Liste ist nur in diesem Browser gespeichert. Mit Ihrem Kundenkonto haben Sie sie überall zur Hand.",
  "wishlist.signIn": "Anmelden",
  "wishlist.signInTitle": "Bitte melden Sie sich an",
  "wishlist.signInText":
    "Ohne JavaScript können wir Produkte nur in Ihrem Kundenkonto merken. Nach der Anmeldung finden Sie Ihre Merkliste hier.",
  "wishlist.failedTitle": "Ihre Merkliste lässt sich gerade nicht laden",
  "wishlist.failedText": "Es ist nichts verloren gegangen. Bitte laden Sie die Seite in einem Moment neu.",
  "wishlist.added": "„{name}“ steht jetzt auf Ihrer Merkliste.",
  "wishlist.removed": "„{name}“ wurde von der Merkliste entfernt.",
  "wishlist.cannotAdd": "„{name}“ konnte nicht auf die Merkliste gesetzt werden: {detail}",
  "wishlist.cannotRemove": "„{name}“ konnte nicht von der Merkliste entfernt werden: {detail}",
  "wishlist.noStorage": "Ihr Browser lässt uns nichts speichern",
  "wishlist.noAnswer": "Der Shop antwortet gerade nicht",
  "wishlist.full": "Auf der Liste ist kein Platz mehr",
} as const;
