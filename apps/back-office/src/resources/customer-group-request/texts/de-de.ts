export const groupRequestTexts = {
  "nav.customer-group-request": "Gewerbeanfragen",
  "groupRequest.empty": "Keine Anfrage wartet.",
  "groupRequest.search": "Name, Firma, E-Mail, Nummer",
  "groupRequest.accept": "Annehmen",
  "groupRequest.acceptNamed": "Anfrage annehmen: {name}",
  "groupRequest.accepted": "Angenommen. Der Kunde erfährt es per E-Mail.",
  "groupRequest.decline": "Ablehnen",
  "groupRequest.declineNamed": "Anfrage ablehnen: {name}",
  "groupRequest.declineTitle": "Anfrage ablehnen",
  "groupRequest.declineText":
    "{name} bleibt in der bisherigen Gruppe und kommt nicht in „{group}“. Die Anfrage ist danach weg.",
  "groupRequest.declined": "Abgelehnt.",
  "groupRequest.check": "USt-IdNr. prüfen",
  "groupRequest.checkNamed": "USt-IdNr. prüfen: {name}",
  "groupRequest.checked": "Abgefragt. Das Ergebnis steht bei der Anfrage.",
  "groupRequest.stated": "Angaben",
  "groupRequest.register": "Auskunft des Registers",
} as const;
