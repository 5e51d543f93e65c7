import type { MailTexts } from "./mail-texts.ts";
import { orderPlPL } from "./order-pl-pl.ts";

export const plPL: MailTexts = {
  ...orderPlPL,
  greeting: (name) => `Dzień dobry, ${name},`,
  greetingWithoutName: "Dzień dobry,",
  closing: "Z poważaniem\nZespół {shop}",
  linkHint: "Jeśli przycisk nie działa, prosimy skopiować ten adres do przeglądarki:",
  automatic: "Ta wiadomość została wysłana automatycznie.",
  labels: {
    name: "Imię i nazwisko",
    email: "E-mail",
    phone: "Telefon",
    company: "Firma",
    vatIds: "Numer VAT UE",
    subject: "Temat",
    group: "Grupa klientów",
    product: "Produkt",
    points: "Gwiazdki",
    oldEmail: "Dotychczasowy adres",
    newEmail: "Nowy adres",
    receivedAt: "Otrzymano",
    reference: "Numer sprawy",
    contract: "Umowa",
    goods: "Towary",
  },
  registerConfirm: {
    subject: "Prosimy o potwierdzenie rejestracji",
    intro:
      "dziękujemy za rejestrację. Prosimy o potwierdzenie adresu e-mail, abyśmy mogli aktywować Państwa konto.",
    button: "Potwierdź rejestrację",
    ignore:
      "Jeśli to nie Państwo zarejestrowali się w naszym sklepie, nie trzeba nic robić: bez potwierdzenia konto nie zostanie aktywowane.",
  },
  alreadyRegistered: {
    subject: "Mają już Państwo konto w naszym sklepie",
    intro:
      "przed chwilą podjęto próbę założenia nowego konta z Państwa adresem e-mail. Konto z tym adresem już istnieje i można się na nie od razu zalogować.",
    button: "Zaloguj się",
    recovery: "Nie pamiętają Państwo hasła? Wystarczy ustawić nowe.",
    recoveryButton: "Ustaw nowe hasło",
    ignore: "Jeśli to nie Państwo, nie trzeba nic robić. Na koncie nic się nie zmieniło.",
  },
  welcome: {
    subject: "Witamy w sklepie {shop}",
    intro:
      "Państwa konto jest już aktywne. Można w nim zarządzać adresami, przeglądać zamówienia i korzystać z listy życzeń na wszystkich urządzeniach.",
    button: "Przejdź do konta",
  },
  passwordRecovery: {
    subject: "Ustawienie nowego hasła",
    intro:
      "otrzymaliśmy prośbę o nowe hasło do Państwa konta. Można je ustawić za pomocą poniższego przycisku. Link jest ważny przez dwie godziny i działa tylko raz.",
    button: "Ustaw nowe hasło",
    ignore: "Jeśli to nie Państwo o to prosili, nie trzeba nic robić. Hasło pozostanie bez zmian.",
  },
  passwordChanged: {
    subject: "Hasło zostało zmienione",
    intro: "hasło do Państwa konta zostało właśnie zmienione. Na innych urządzeniach nastąpiło wylogowanie.",
    notYou:
      "Jeśli to nie Państwo zmienili hasło, prosimy niezwłocznie ustawić nowe i powiadomić nas, odpowiadając na tę wiadomość.",
  },
  emailChangeAsked: {
    subject: "Prośba o zmianę adresu e-mail",
    intro:
      "do Państwa konta podano inny adres e-mail. Na razie obowiązuje dotychczasowy: nowy zacznie obowiązywać dopiero po potwierdzeniu linku, który na niego wysłaliśmy.",
    notYou:
      "Jeśli to nie Państwo, ktoś zna Państwa hasło. Prosimy od razu ustawić nowe – wtedy zmiana adresu też przestanie być ważna.",
    button: "Zresetuj hasło",
  },
  emailChangeLink: {
    subject: "Prosimy o potwierdzenie nowego adresu e-mail",
    intro:
      "ten adres podano jako nowy adres e-mail konta w naszym sklepie. Prosimy o potwierdzenie, że konto należy do Państwa. Link jest ważny 24 godziny i można go użyć tylko raz.",
    button: "Potwierdź nowy adres",
    ignore:
      "Jeśli to nie Państwo o to prosili, nie trzeba nic robić: bez potwierdzenia adres nie zostanie użyty.",
  },
  emailTaken: {
    subject: "Państwa adres e-mail podano jeszcze raz",
    intro:
      "ktoś chciał użyć Państwa adresu e-mail w innym koncie. Nie jest to możliwe, bo do tego adresu istnieje już Państwa konto. Jeśli to byli Państwo, prosimy się na nie zalogować.",
    button: "Zaloguj się",
    ignore: "Jeśli to nie Państwo, nie trzeba nic robić. Na koncie nic się nie zmieniło.",
  },
  emailChanged: {
    subject: "Adres e-mail został zmieniony",
    intro: "adres e-mail przypisany do Państwa konta został właśnie zmieniony.",
    notYou:
      "Jeśli to nie Państwo zmienili adres, prosimy niezwłocznie powiadomić nas, odpowiadając na tę wiadomość.",
  },
  newsletterConfirm: {
    subject: "Prosimy o potwierdzenie zapisu na newsletter",
    intro:
      "na ten adres e-mail zamówiono nasz newsletter. Prosimy o potwierdzenie, że chcą go Państwo otrzymywać.",
    button: "Potwierdź zapis",
    ignore:
      "Jeśli to nie Państwo zamówili newsletter, nie trzeba nic robić: bez potwierdzenia niczego nie wyślemy.",
  },
  newsletterLeave: {
    subject: "Rezygnacja z newslettera",
    intro: "dla tego adresu e-mail zgłoszono chęć rezygnacji z newslettera. Wystarczy jedno kliknięcie.",
    button: "Zrezygnuj z newslettera",
    ignore: "Jeśli nadal chcą Państwo otrzymywać newsletter, nie trzeba nic robić.",
  },
  newsletterWelcome: {
    subject: "Kupon za zapis na newsletter",
    intro: "zapis na newsletter został potwierdzony. W podziękowaniu przesyłamy kod kuponu:",
    voucher: (amount, minimum) => `Kupon ma wartość ${amount} i obowiązuje przy zamówieniach od ${minimum}.`,
    conditions: "Można go wykorzystać jeden raz, wpisując kod w koszyku.",
    button: "Przejdź do sklepu",
    unsubscribe: "Wypisz się z newslettera",
  },
  contactMessage: {
    subject: (about) => `Formularz kontaktowy: ${about}`,
    intro: "Przez formularz kontaktowy nadeszła wiadomość. Odpowiedź na ten e-mail trafi do nadawcy.",
  },
  contactCopy: {
    subject: (about) => `Kopia Państwa wiadomości: ${about}`,
    intro: "dziękujemy za wiadomość. Odpowiemy najszybciej, jak to możliwe. Oto jej treść:",
  },
  withdrawalReceived: {
    subject: (reference) => `Potwierdzenie otrzymania odstąpienia od umowy ${reference}`,
    intro: "otrzymaliśmy Państwa oświadczenie o odstąpieniu od umowy. Jego treść:",
    next: "Ustalimy, którego zamówienia dotyczy, i napiszemy, co będzie dalej. Nie muszą Państwo robić nic więcej.",
    keep: "Prosimy zachować tę wiadomość: potwierdza treść i czas złożenia oświadczenia.",
  },
  withdrawalDeclared: {
    subject: (reference) => `Odstąpienie od umowy ${reference}`,
    intro: "Wpłynęło oświadczenie o odstąpieniu od umowy. Odpowiedź na ten e-mail trafi do nadawcy.",
  },
  reviewReceived: {
    subject: (product) => `Nowa opinia: ${product}`,
    intro: "Nowa opinia czeka na zatwierdzenie.",
  },
  groupRequested: {
    subject: (who) => `Wniosek o grupę klientów: ${who}`,
    intro: "Klient prosi o przyjęcie do grupy klientów.",
  },
  groupAccepted: {
    subject: "Państwa wniosek został przyjęty",
    intro: (group) =>
      `sprawdziliśmy Państwa konto. Od teraz należą Państwo do grupy klientów „${group}” i po zalogowaniu widzą jej ceny.`,
    button: "Przejdź do konta",
  },
  staffInvitation: {
    subject: "Dostęp do panelu administracyjnego sklepu",
    intro: (inviter) => `${inviter} zaprasza Państwa do współprowadzenia sklepu.`,
    next: "Prosimy wybrać hasło i skonfigurować drugi składnik: aplikację uwierzytelniającą lub klucz dostępu. Link jest ważny trzy dni i można go użyć jeden raz.",
    button: "Skonfiguruj dostęp",
    ignore: "Nic Państwo o tym nie wiedzą? Nie trzeba nic robić: bez Państwa udziału dostęp nie powstanie.",
  },
  accountDeleted: {
    subject: "Konto zostało usunięte",
    intro: "zgodnie z Państwa życzeniem usunęliśmy konto wraz z zapisanymi w nim danymi.",
    kept: "Dokumenty dotyczące zamówień przechowujemy tylko tak długo, jak wymaga tego prawo.",
    notYou:
      "Jeśli to nie Państwo zlecili usunięcie konta, prosimy niezwłocznie powiadomić nas, odpowiadając na tę wiadomość.",
  },
};
