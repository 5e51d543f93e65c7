import type { DocumentTexts } from "./document-texts.ts";

export const enGB: DocumentTexts = {
  invoice: "Invoice",
  storno: "Cancellation invoice",
  stornoWords: {
    number: "Cancellation no.",
    date: "Cancelled on",
    cancels: "Cancels",
    invoice: (number, date) => `invoice ${number} of ${date}`,
    total: "Cancelled total",
    settled:
      "The order was cancelled; this cancellation invoice reverses the invoice named above in full. Please do not transfer anything. Money already paid will be returned the way you paid.",
  },
  invoiceNumber: "Invoice number",
  invoiceDate: "Invoice date",
  orderNumber: "Order number",
  orderDate: "Order date",
  customerNumber: "Customer number",
  deliveryPeriod: "Delivery period",
  expected: (from, to) => `${from} to ${to} (expected)`,
  notKnownYet: "to be announced",
  providedOn: "Provided on",
  deliverTo: "Delivery address",
  vatId: "VAT ID",
  columns: {
    position: "No.",
    article: "Item",
    quantity: "Quantity",
    tax: "VAT",
    unitPrice: "Unit price",
    total: "Amount",
  },
  articleNumber: (number) => `Item no. ${number}`,
  pieces: (quantity) => `${quantity} pcs`,
  goods: "Sum of items",
  shipping: (method) => `Shipping: ${method}`,
  total: "Invoice total",
  taxTable: { title: "Value added tax", rate: "Rate", net: "Net", tax: "VAT", gross: "Gross" },
  pricesWithTax: "All prices including VAT.",
  pricesWithoutTax: "All prices excluding VAT.",
  zeroRate:
    "Items at 0%: zero rate under section 12 (3) of the German VAT Act (UStG) for supplies to the operator of a photovoltaic system.",
  payment: "Payment",
  payBy: {
    prepayment: (method) =>
      `Payment method: ${method}. Please transfer the invoice total. The order confirmation says until when we hold the goods for you. We ship as soon as the money has arrived.`,
    invoice: (method) =>
      `Payment method: ${method}. Please transfer the invoice total within 14 days of receiving the goods, without deduction.`,
    provider: (method) => `Payment method: ${method}. Please do not transfer anything.`,
  },
  bank: {
    holder: "Account holder",
    bank: "Bank",
    iban: "IBAN",
    bic: "BIC",
    amount: "Amount",
    reference: "Payment reference",
  },
  weee: (number) => `WEEE reg. no. ${number}`,
  page: (page, of) => `Page ${page} of ${of}`,
  managers: "Management",
  texts: {
    terms: "Terms and conditions",
    withdrawal: "Right of withdrawal and model withdrawal form",
    privacy: "Privacy policy",
    "digital-waiver": "Consent to digital content",
  },
};
