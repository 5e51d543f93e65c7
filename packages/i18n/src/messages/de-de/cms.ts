export const cms = {
  "cms.slider": "Bilder",
  "cms.gallery": "Bildergalerie",
  "cms.picture": "Bild {number}",
  "cms.zoom": "Bild {number} vergrößern",
  "cms.close": "Schließen",
  "cms.categories": "In diesem Bereich",
  "cms.toProduct": "Zum Produkt",
  "cms.contactTitle": "Schreiben Sie uns",
  "cms.contactText":
    "Fragen zu Auswahl, Planung oder einer Bestellung? Unser Technikbüro antwortet in der Regel noch am selben Werktag.",
  "cms.contactSubject": "Anfrage an Hearth",
  "cms.newsletterTitle": "Newsletter",
  "cms.newsletterText":
    "Neue Geräte, Förderungen und Planungshilfen, einmal im Monat. Schreiben Sie uns eine kurze E-Mail: Wir bitten Sie um eine Bestätigung und nehmen Sie dann in den Verteiler auf.",
  "cms.newsletterSubject": "Newsletter bestellen",
  "cms.sendMail": "E-Mail schreiben",
  "video.untitled": "Video auf {provider}",
  "video.play": "Video abspielen: {title}",
  "video.notice":
    "Beim Abspielen erhält {name} ({company}) Ihre IP-Adresse und weitere Daten und kann Cookies setzen.",
  "video.privacy": "Mehr zum Datenschutz",
  "video.remember": "Externe Medien künftig ohne Nachfrage laden",
  "video.watch": "Bei {provider} ansehen",
} as const;
