export const contact = {
  "contact.title": "Prosimy o wiadomość",
  "contact.intro": "Pytania o wybór, projekt lub zamówienie? Nasz dział techniczny chętnie pomoże.",
  "contact.salutation": "Forma grzecznościowa",
  "contact.firstName": "Imię",
  "contact.lastName": "Nazwisko",
  "contact.email": "Adres e-mail",
  "contact.phone": "Telefon",
  "contact.phoneHint": "Jeśli mamy oddzwonić",
  "contact.subject": "Temat",
  "contact.comment": "Wiadomość",
  "contact.commentHint":
    "W sprawie zamówienia prosimy podać jego numer. Zdjęcia można przesłać na adres {email}.",
  "contact.send": "Wyślij wiadomość",
  "contact.privacy": "Podane dane wykorzystamy tylko do udzielenia odpowiedzi.",
  "contact.privacyLink": "Polityka prywatności",
  "contact.sentTitle": "Wiadomość do nas dotarła",
  "contact.sentText": "Dziękujemy. Odezwiemy się jak najszybciej.",
} as const;
