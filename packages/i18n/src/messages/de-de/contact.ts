export const contact = {
  "contact.title": "Schreiben Sie uns",
  "contact.intro":
    "Fragen zu Auswahl, Planung oder einer Bestellung? Unser Technikbüro hilft Ihnen gern weiter.",
  "contact.salutation": "Anrede",
  "contact.firstName": "Vorname",
  "contact.lastName": "Nachname",
  "contact.email": "E-Mail-Adresse",
  "contact.phone": "Telefon",
  "contact.phoneHint": "Wenn wir Sie zurückrufen sollen, zum Beispiel {example}",
  "contact.subject": "Betreff",
  "contact.comment": "Ihre Nachricht",
  "contact.commentHint": "Zu einer Bestellung nennen Sie uns bitte die Bestellnummer.",
  "contact.pictures": "Bilder",
  "contact.picturesHint":
    "Höchstens drei, zum Beispiel vom Aufstellort oder vom Typenschild (JPEG, PNG oder WebP). Große Fotos verkleinern wir vor dem Senden. Auch an {email}.",
  "contact.picturesNoScript": "Ohne JavaScript werden Bilder nicht verkleinert: je höchstens 2 MB.",
  "contact.notAPicture": "Kein Bild:",
  "contact.send": "Nachricht senden",
  "contact.privacy": "Ihre Angaben nutzen wir nur, um Ihnen zu antworten.",
  "contact.privacyLink": "Datenschutzerklärung",
  "contact.sentTitle": "Ihre Nachricht ist angekommen",
  "contact.sentText": "Vielen Dank. Wir melden uns so bald wie möglich bei Ihnen.",
} as const;
