export const withdrawal = {
  "withdrawal.title": "Vertrag widerrufen",
  "withdrawal.intro":
    "Hier erklären Sie den Widerruf Ihrer Bestellung. Einen Grund brauchen Sie nicht zu nennen.",
  "withdrawal.name": "Ihr Name",
  "withdrawal.contract": "Bestellnummer oder was Sie bestellt haben",
  "withdrawal.contractHint":
    "Die Nummer steht in Ihrer Bestellbestätigung. Wenn Sie sie nicht haben, genügt eine Beschreibung.",
  "withdrawal.email": "E-Mail-Adresse",
  "withdrawal.emailHint": "Dorthin senden wir sofort die Eingangsbestätigung.",
  "withdrawal.goods": "Nur für einen Teil der Bestellung?",
  "withdrawal.goodsHint": "Bleibt das Feld leer, gilt Ihr Widerruf für die ganze Bestellung.",
  "withdrawal.next": "Weiter",
  "withdrawal.confirmText": "Das werden Sie erklären. Mit dem nächsten Klick ist Ihr Widerruf abgegeben.",
  "withdrawal.confirm": "Widerruf bestätigen",
  "withdrawal.change": "Angaben ändern",
  "withdrawal.failed":
    "Ihr Widerruf konnte gerade nicht gespeichert werden. Bitte bestätigen Sie ihn gleich noch einmal. Er zählt auch, wenn Sie ihn per E-Mail an {email} senden.",
  "withdrawal.ofOrder": "Diese Bestellung widerrufen",
  "withdrawal.receivedTitle": "Ihr Widerruf ist eingegangen",
  "withdrawal.receivedText": "Eingegangen am {time}. Vorgang {reference}.",
  "withdrawal.receivedMail":
    "Die Eingangsbestätigung mit diesem Inhalt senden wir an {email}. Sie können auch diese Seite ausdrucken.",
  "withdrawal.receivedNext":
    "Wir melden uns mit dem weiteren Ablauf: wie die Ware zurückkommt und wann Sie Ihr Geld erhalten.",
  "withdrawal.rightTitle": "Ihr Widerrufsrecht",
  "withdrawal.rightText":
    "14 Tage ab Erhalt der letzten Ware, mit Ausnahmen für Maßanfertigungen und Downloads.",
  "withdrawal.rightLink": "Widerrufsbelehrung lesen",
} as const;
