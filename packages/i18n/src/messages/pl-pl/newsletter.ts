export const newsletter = {
  "newsletter.title": "Zapis na newsletter",
  "newsletter.voucher": "Kupon 10 euro od 50 euro wartości towaru",
  "newsletter.promise":
    "W podziękowaniu po potwierdzeniu otrzymają Państwo kupon o wartości 10 euro. Obowiązuje od wartości towaru 50 euro.",
  "newsletter.teaser": "Nowe urządzenia, dotacje i poradniki, mniej więcej raz w miesiącu.",
  "newsletter.email": "Adres e-mail",
  "newsletter.consent":
    "Tak, {shop} może wysyłać mi e-maile z nowościami, poradnikami i ofertami. Zgodę mogę w każdej chwili wycofać.",
  "newsletter.consentName": "Zgoda",
  "newsletter.consentHint":
    "Dobrowolnie. Zapis jest ważny dopiero po potwierdzeniu linku w naszym e-mailu; tylko od tego zależy też kupon.",
  "newsletter.subscribe": "Zapisz się",
  "newsletter.subscribeLong": "Zapisz się na newsletter",
  "newsletter.privacy": "Jak chronimy Państwa adres:",
  "newsletter.privacyLink": "polityka prywatności",
  "newsletter.sentTitle": "Prawie gotowe",
  "newsletter.sentText":
    "Wysłaliśmy do Państwa e-mail. Prosimy potwierdzić zapis linkiem w tej wiadomości. Nic nie przyszło? Prosimy zajrzeć także do folderu ze spamem.",
  "newsletter.confirmTitle": "Potwierdzenie newslettera",
  "newsletter.confirmText":
    "Jedno kliknięcie i zapis jest ważny. Następnie prześlemy e-mailem kupon o wartości 10 euro od 50 euro wartości towaru.",
  "newsletter.confirm": "Potwierdź zapis",
  "newsletter.brokenTitle": "Ten link jest niepełny",
  "newsletter.invalidTitle": "Ten link stracił ważność",
  "newsletter.brokenText":
    "Prosimy otworzyć cały link z naszego e-maila lub zapisać się ponownie: wyślemy wtedy nowy.",
  "newsletter.again": "Do zapisu",
  "newsletter.confirmedTitle": "Witamy!",
  "newsletter.confirmedText":
    "Zapis został potwierdzony. Kupon o wartości 10 euro (od 50 euro wartości towaru) za chwilę znajdą Państwo w swojej skrzynce.",
  "newsletter.knownTitle": "Już potwierdzono",
  "newsletter.knownText": "Zapis był już potwierdzony. Nie trzeba nic więcej robić.",
  "newsletter.toShop": "Do sklepu",
  "newsletter.unsubscribeTitle": "Wypisanie z newslettera",
  "newsletter.unsubscribeText":
    "Szkoda, że się rozstajemy. Prosimy podać adres, na który mamy już nie pisać.",
  "newsletter.unsubscribe": "Wypisz się",
  "newsletter.goneTitle": "Prosimy zajrzeć do skrzynki",
  "newsletter.goneText":
    "Jeśli adres jest na naszej liście, link do wypisania jest już w drodze. Jeśli są Państwo zalogowani w sklepie tym adresem, newsletter już nie będzie wysyłany.",
  "newsletter.leaveText":
    "Jedno kliknięcie i adres, na który wysłaliśmy ten link, nie będzie już otrzymywał newslettera.",
  "newsletter.leftTitle": "Adres został wypisany",
  "newsletter.leftText":
    "Od teraz ten adres nie będzie otrzymywał newslettera. W każdej chwili można zapisać się ponownie.",
  "newsletter.leaveInvalidTitle": "Ten link nie działa",
  "newsletter.leaveInvalidText":
    "Prosimy otworzyć cały link z naszej wiadomości. Można też podać swój adres, a wyślemy nowy link.",
  "newsletter.leaveAgain": "Poproś o nowy link",
} as const;
