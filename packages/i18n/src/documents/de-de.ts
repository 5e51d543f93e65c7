import type { DocumentTexts } from "./document-texts.ts";

export const deDE: DocumentTexts = {
  invoice: "Rechnung",
  storno: "Stornorechnung",
  stornoWords: {
    number: "Stornonummer",
    date: "Stornodatum",
    cancels: "Storniert",
    invoice: (number, date) => `Rechnung ${number} vom ${date}`,
    total: "Stornobetrag",
    settled:
      "Die Bestellung wurde storniert; diese Stornorechnung hebt die genannte Rechnung vollständig auf. Bitte überweisen Sie nichts. Bereits gezahltes Geld erstatten wir auf dem Weg, auf dem Sie bezahlt haben.",
  },
  invoiceNumber: "Rechnungsnummer",
  invoiceDate: "Rechnungsdatum",
  orderNumber: "Bestellnummer",
  orderDate: "Bestelldatum",
  customerNumber: "Kundennummer",
  deliveryPeriod: "Lieferzeitraum",
  expected: (from, to) => `${from} bis ${to} (voraussichtlich)`,
  notKnownYet: "Termin folgt",
  providedOn: "Bereitstellung",
  deliverTo: "Lieferadresse",
  vatId: "USt-IdNr.",
  columns: {
    position: "Pos.",
    article: "Artikel",
    quantity: "Menge",
    tax: "USt.",
    unitPrice: "Einzelpreis",
    total: "Betrag",
  },
  articleNumber: (number) => `Art.-Nr. ${number}`,
  pieces: (quantity) => `${quantity} St.`,
  goods: "Summe Artikel",
  shipping: (method) => `Versand: ${method}`,
  total: "Rechnungsbetrag",
  taxTable: { title: "Umsatzsteuer", rate: "Steuersatz", net: "Netto", tax: "Steuer", gross: "Brutto" },
  pricesWithTax: "Alle Preise einschließlich Umsatzsteuer.",
  pricesWithoutTax: "Alle Preise zuzüglich Umsatzsteuer.",
  zeroRate:
    "Positionen mit 0 %: Nullsteuersatz nach § 12 Abs. 3 UStG für Lieferungen an Betreiber einer Photovoltaikanlage.",
  payment: "Zahlung",
  payBy: {
    prepayment: (method) =>
      `Zahlungsart: ${method}. Bitte überweisen Sie den Rechnungsbetrag. Bis wann wir die Ware für Sie zurückhalten, steht in der Bestellbestätigung. Wir versenden, sobald das Geld eingegangen ist.`,
    invoice: (method) =>
      `Zahlungsart: ${method}. Bitte überweisen Sie den Rechnungsbetrag innerhalb von 14 Tagen nach Erhalt der Ware, ohne Abzug.`,
    provider: (method) => `Zahlungsart: ${method}. Bitte überweisen Sie nichts.`,
  },
  bank: {
    holder: "Kontoinhaber",
    bank: "Bank",
    iban: "IBAN",
    bic: "BIC",
    amount: "Betrag",
    reference: "Verwendungszweck",
  },
  weee: (number) => `WEEE-Reg.-Nr. ${number}`,
  page: (page, of) => `Seite ${page} von ${of}`,
  managers: "Geschäftsführung",
  texts: {
    terms: "Allgemeine Geschäftsbedingungen",
    withdrawal: "Widerrufsbelehrung und Muster-Widerrufsformular",
    privacy: "Datenschutzerklärung",
    "digital-waiver": "Zustimmung zu digitalen Inhalten",
  },
};
