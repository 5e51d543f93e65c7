export const withdrawal = {
  "withdrawal.title": "Odstąpienie od umowy",
  "withdrawal.intro":
    "Tutaj składają Państwo oświadczenie o odstąpieniu od zamówienia. Nie trzeba podawać przyczyny.",
  "withdrawal.name": "Imię i nazwisko",
  "withdrawal.contract": "Numer zamówienia lub co zostało zamówione",
  "withdrawal.contractHint":
    "Numer jest w potwierdzeniu zamówienia. Jeśli go Państwo nie mają, wystarczy opis.",
  "withdrawal.email": "Adres e-mail",
  "withdrawal.emailHint": "Tam natychmiast wyślemy potwierdzenie otrzymania.",
  "withdrawal.goods": "Tylko część zamówienia?",
  "withdrawal.goodsHint": "Puste pole oznacza odstąpienie od całego zamówienia.",
  "withdrawal.next": "Dalej",
  "withdrawal.confirmText": "Takie oświadczenie zostanie złożone. Następne kliknięcie składa odstąpienie.",
  "withdrawal.confirm": "Potwierdź odstąpienie",
  "withdrawal.change": "Zmień dane",
  "withdrawal.failed":
    "Nie udało się teraz zapisać odstąpienia. Prosimy potwierdzić je ponownie za chwilę. Liczy się także wysłane e-mailem na adres {email}.",
  "withdrawal.ofOrder": "Odstąp od tego zamówienia",
  "withdrawal.receivedTitle": "Otrzymaliśmy oświadczenie o odstąpieniu",
  "withdrawal.receivedText": "Otrzymano {time}. Numer sprawy {reference}.",
  "withdrawal.receivedMail":
    "Potwierdzenie otrzymania z tą treścią wysyłamy na adres {email}. Tę stronę można też wydrukować.",
  "withdrawal.receivedNext": "Napiszemy, co będzie dalej: jak towar wróci do nas i kiedy zwrócimy pieniądze.",
  "withdrawal.rightTitle": "Prawo odstąpienia",
  "withdrawal.rightText":
    "14 dni od otrzymania ostatniego towaru, z wyjątkiem towarów na wymiar i plików do pobrania.",
  "withdrawal.rightLink": "Pouczenie o odstąpieniu",
} as const;
