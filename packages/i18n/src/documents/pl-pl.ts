import type { DocumentTexts } from "./document-texts.ts";

export const plPL: DocumentTexts = {
  invoice: "Faktura",
  storno: "Faktura korygująca",
  stornoWords: {
    number: "Numer korekty",
    date: "Data korekty",
    cancels: "Dotyczy",
    invoice: (number, date) => `faktura ${number} z dnia ${date}`,
    total: "Kwota korekty",
    settled:
      "Przyczyna korekty: anulowanie zamówienia. Niniejsza faktura korygująca w całości anuluje wskazaną fakturę. Prosimy nie wykonywać przelewu. Wpłacone już pieniądze zwrócimy w taki sam sposób, w jaki dokonano płatności.",
  },
  invoiceNumber: "Numer faktury",
  invoiceDate: "Data wystawienia",
  orderNumber: "Numer zamówienia",
  orderDate: "Data zamówienia",
  customerNumber: "Numer klienta",
  deliveryPeriod: "Termin dostawy",
  expected: (from, to) => `od ${from} do ${to} (przewidywany)`,
  notKnownYet: "termin zostanie podany",
  providedOn: "Data udostępnienia",
  deliverTo: "Adres dostawy",
  vatId: "Numer VAT UE",
  columns: {
    position: "Lp.",
    article: "Artykuł",
    quantity: "Ilość",
    tax: "VAT",
    unitPrice: "Cena jedn.",
    total: "Kwota",
  },
  articleNumber: (number) => `Nr art. ${number}`,
  pieces: (quantity) => `${quantity} szt.`,
  goods: "Suma artykułów",
  shipping: (method) => `Wysyłka: ${method}`,
  total: "Kwota do zapłaty",
  taxTable: { title: "Podatek VAT", rate: "Stawka", net: "Netto", tax: "VAT", gross: "Brutto" },
  pricesWithTax: "Wszystkie ceny zawierają podatek VAT.",
  pricesWithoutTax: "Wszystkie ceny bez podatku VAT.",
  zeroRate:
    "Pozycje ze stawką 0%: stawka zerowa zgodnie z § 12 ust. 3 niemieckiej ustawy o VAT (UStG) dla dostaw na rzecz operatora instalacji fotowoltaicznej.",
  payment: "Płatność",
  payBy: {
    prepayment: (method) =>
      `Sposób płatności: ${method}. Prosimy o przelew kwoty faktury. Termin, do którego rezerwujemy towar, podajemy w potwierdzeniu zamówienia. Towar wysyłamy po zaksięgowaniu wpłaty.`,
    invoice: (method) =>
      `Sposób płatności: ${method}. Prosimy o przelew kwoty faktury w ciągu 14 dni od otrzymania towaru, bez potrąceń.`,
    provider: (method) => `Sposób płatności: ${method}. Prosimy nie wykonywać przelewu.`,
  },
  bank: {
    holder: "Właściciel konta",
    bank: "Bank",
    iban: "IBAN",
    bic: "BIC",
    amount: "Kwota",
    reference: "Tytuł przelewu",
  },
  weee: (number) => `Nr rej. WEEE ${number}`,
  page: (page, of) => `Strona ${page} z ${of}`,
  managers: "Zarząd",
  texts: {
    terms: "Regulamin",
    withdrawal: "Prawo odstąpienia od umowy i wzór formularza",
    privacy: "Polityka prywatności",
    "digital-waiver": "Zgoda na treści cyfrowe",
  },
};
