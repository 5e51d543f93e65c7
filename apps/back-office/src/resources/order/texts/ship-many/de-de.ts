/** Several orders leave together. */
export const shipManyTexts = {
  "shipMany.selection": "Ausgewählte Bestellungen",
  "shipMany.title": "Mehrere Bestellungen versenden",
  "shipMany.text":
    "Jede Bestellung geht mit allem, was von ihr noch offen ist, als eine Sendung hinaus; jeder Käufer bekommt seine E-Mail. Eine Spalte von Sendungsnummern können Sie in das erste Feld einfügen.",
  "shipMany.carrierOfAll": "Versanddienst für alle",
  "shipMany.carrierOf": "Versanddienst für Bestellung {number}",
  "shipMany.codeOf": "Sendungsnummer für Bestellung {number}",
  "shipMany.result": "Ergebnis",
  "shipMany.shipped": "Versandt",
  "shipMany.shippedCount": "{count} versandt.",
  "shipMany.submit": "{count} versenden",
  "shipMany.tooMany": "Höchstens {count} Bestellungen auf einmal.",
  "shipMany.why.cancelled": "Storniert",
  "shipMany.why.sent": "Schon versandt",
  "shipMany.why.unpaid": "Noch nicht bezahlt",
  "shipMany.why.other": "Lässt sich jetzt nicht versenden",
} as const;
