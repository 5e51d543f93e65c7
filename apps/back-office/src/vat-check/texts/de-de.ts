export const vatCheckTexts = {
  "vatCheck.valid": "gültig",
  "vatCheck.invalid": "nicht gültig",
  "vatCheck.unreachable": "Register nicht erreicht",
  "vatCheck.malformed": "keine EU-Nummer",
  "vatCheck.unchecked": "nicht geprüft",
  "vatCheck.asked": "Abgefragt am {when}: {who}",
  "vatCheck.itself": "Shop, beim Eingang der Anfrage",
  "vatCheck.reference": "Abfrage-Nr. {reference}",
  "vatCheck.note.noNames":
    "Dieser Staat nennt den Inhaber nicht (Deutschland und Spanien nie). Name und Adresse anders prüfen, zum Beispiel im Handelsregister.",
  "vatCheck.note.polishInvalid":
    "Polnische Firmen stehen nur im Register, wenn sie für den EU-Handel angemeldet sind (VAT-UE). Ohne Anmeldung hilft die „Biała lista“ des Finanzministeriums.",
  "vatCheck.note.germanInvalid":
    "Eine deutsche Firma kann eine Steuernummer und keine USt-IdNr. haben: nachfragen oder den Gewerbeschein ansehen.",
} as const;
