const en = {
  sandboxNote: "This page stands in for the provider while developing. No money moves.",
  amount: "Amount",
  order: "Order",
  cardTitle: "Pay by card",
  holder: "Cardholder",
  number: "Card number",
  expiry: "Expiry (MM/YY)",
  code: "Security code",
  cardNote: "What stands here is never sent anywhere: the button decides what happens.",
  debitTitle: "Pay by direct debit",
  iban: "IBAN",
  pay: "Pay",
  decline: "Pay, the bank declines",
  challenge: "Pay with 3-D Secure",
  wait: "Pay, decided after the delay",
  waitFail: "Pay, declined after the delay",
  deadTab: "Pay and never come back",
  beforeWebhook: "Pay and come back before the webhook",
  leave: "Leave without paying",
  delay: "Delay in seconds",
  declined: "The payment was declined. Please try another card or another way to pay.",
  challengeTitle: "Your bank asks: is it you?",
  confirm: "Confirm",
  refuse: "Refuse",
  over: "This payment can no longer be made here.",
  deadTabNote: "Paid. Imagine that this tab is closed now: the shop learns of it by webhook only.",
  walletTitle: "Pay with PayPal",
  agree: "Agree and pay",
  agreeContinue: "Agree and continue",
  walletDecline: "Agree, the bank declines",
  walletWait: "Agree, decided after the delay",
  walletDeadTab: "Agree and never come back",
  others: "Other outcomes",
  unknown: "There is no such payment. The sandbox forgets everything when it ends.",
};

export type PageTexts = Readonly<typeof en>;

const de: PageTexts = {
  sandboxNote: "Diese Seite vertritt den Zahlungsdienst bei der Entwicklung. Es fließt kein Geld.",
  amount: "Betrag",
  order: "Bestellung",
  cardTitle: "Mit Karte zahlen",
  holder: "Karteninhaber",
  number: "Kartennummer",
  expiry: "Gültig bis (MM/JJ)",
  code: "Prüfnummer",
  cardNote: "Was hier steht, wird nirgendwohin gesendet: Der Knopf entscheidet, was geschieht.",
  debitTitle: "Mit Lastschrift zahlen",
  iban: "IBAN",
  pay: "Zahlen",
  decline: "Zahlen, die Bank lehnt ab",
  challenge: "Zahlen mit 3-D Secure",
  wait: "Zahlen, Entscheidung nach der Wartezeit",
  waitFail: "Zahlen, Ablehnung nach der Wartezeit",
  deadTab: "Zahlen und nie zurückkehren",
  beforeWebhook: "Zahlen und vor dem Webhook zurückkehren",
  leave: "Ohne Zahlung verlassen",
  delay: "Wartezeit in Sekunden",
  declined: "Die Zahlung wurde abgelehnt. Bitte versuchen Sie eine andere Karte oder Zahlungsart.",
  challengeTitle: "Ihre Bank fragt: Sind Sie es?",
  confirm: "Bestätigen",
  refuse: "Ablehnen",
  over: "Diese Zahlung ist hier nicht mehr möglich.",
  deadTabNote: "Bezahlt. Stellen Sie sich vor, dieser Tab sei zu: Der Shop erfährt es nur per Webhook.",
  walletTitle: "Mit PayPal zahlen",
  agree: "Zustimmen und zahlen",
  agreeContinue: "Zustimmen und weiter",
  walletDecline: "Zustimmen, die Bank lehnt ab",
  walletWait: "Zustimmen, Entscheidung nach der Wartezeit",
  walletDeadTab: "Zustimmen und nie zurückkehren",
  others: "Andere Ausgänge",
  unknown: "Diese Zahlung gibt es nicht. Die Sandbox vergisst alles, wenn sie endet.",
};

const pl: PageTexts = {
  sandboxNote: "Ta strona zastępuje operatora płatności podczas prac. Żadne pieniądze nie są przekazywane.",
  amount: "Kwota",
  order: "Zamówienie",
  cardTitle: "Płatność kartą",
  holder: "Posiadacz karty",
  number: "Numer karty",
  expiry: "Ważna do (MM/RR)",
  code: "Kod zabezpieczający",
  cardNote: "To, co tu stoi, nie jest nigdzie wysyłane: o wyniku decyduje przycisk.",
  debitTitle: "Płatność poleceniem zapłaty",
  iban: "IBAN",
  pay: "Zapłać",
  decline: "Zapłać, bank odmawia",
  challenge: "Zapłać z 3-D Secure",
  wait: "Zapłać, decyzja po czasie oczekiwania",
  waitFail: "Zapłać, odmowa po czasie oczekiwania",
  deadTab: "Zapłać i nigdy nie wracaj",
  beforeWebhook: "Zapłać i wróć przed webhookiem",
  leave: "Opuść bez płacenia",
  delay: "Czas oczekiwania w sekundach",
  declined: "Płatność została odrzucona. Proszę użyć innej karty lub innego sposobu płatności.",
  challengeTitle: "Bank pyta: czy to Pani lub Pan?",
  confirm: "Potwierdź",
  refuse: "Odrzuć",
  over: "Tej płatności nie można już tutaj dokonać.",
  deadTabNote:
    "Zapłacono. Proszę sobie wyobrazić, że ta karta jest zamknięta: sklep dowie się tylko przez webhook.",
  walletTitle: "Płatność PayPal",
  agree: "Zgadzam się i płacę",
  agreeContinue: "Zgadzam się, dalej",
  walletDecline: "Zgadzam się, bank odmawia",
  walletWait: "Zgadzam się, decyzja po czasie oczekiwania",
  walletDeadTab: "Zgadzam się i nie wracam",
  others: "Inne wyniki",
  unknown: "Nie ma takiej płatności. Sandbox zapomina wszystko, gdy się kończy.",
};

const languages = { de, en, pl };

export interface PageLanguage {
  lang: keyof typeof languages;
  texts: PageTexts;
}

/** Of a locale as either provider writes it: `de`, `de-DE`, `auto`. */
export function pageLanguage(locale: string): PageLanguage {
  const name = locale.slice(0, 2);
  const lang = name === "de" || name === "pl" ? name : "en";
  return { lang, texts: languages[lang] };
}
