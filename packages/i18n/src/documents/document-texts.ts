/** Words of the invoice and of attached texts. Functions take values that are texts already. */
export interface DocumentTexts {
  invoice: string;
  /** Takes an invoice back. */
  storno: string;
  stornoWords: {
    number: string;
    date: string;
    cancels: string;
    invoice(number: string, date: string): string;
    total: string;
    /** Nothing has to be paid, and what was paid comes back. */
    settled: string;
  };
  /** Takes a part of an invoice back. */
  creditNote: string;
  creditWords: DocumentTexts["stornoWords"] & {
    /** Of what is given back for no line in particular, by its cause. */
    causes: Readonly<Record<string, string>>;
    /** On a cancellation invoice: what was taken back before. */
    before(number: string): string;
  };
  /** Sheets about goods, without prices. */
  goodsSheet: {
    deliveryNote: string;
    pickList: string;
    issuedOn: string;
    carrier: string;
    trackingCode: string;
    comment: string;
  };
  invoiceNumber: string;
  invoiceDate: string;
  orderNumber: string;
  orderDate: string;
  customerNumber: string;
  deliveryPeriod: string;
  /** The goods have not left yet when the invoice is written. */
  expected(from: string, to: string): string;
  /** No day was promised. */
  notKnownYet: string;
  /** Nothing is sent: files are there from the day of the order. */
  providedOn: string;
  deliverTo: string;
  vatId: string;
  columns: {
    position: string;
    article: string;
    quantity: string;
    tax: string;
    unitPrice: string;
    total: string;
  };
  articleNumber(number: string): string;
  pieces(quantity: string): string;
  goods: string;
  shipping(method: string): string;
  total: string;
  taxTable: { title: string; rate: string; net: string; tax: string; gross: string };
  pricesWithTax: string;
  pricesWithoutTax: string;
  /** § 12 (3) UStG. */
  zeroRate: string;
  payment: string;
  payBy: Record<"prepayment" | "invoice" | "provider", (method: string) => string>;
  bank: { holder: string; bank: string; iban: string; bic: string; amount: string; reference: string };
  weee(number: string): string;
  page(page: number, of: number): string;
  managers: string;
  /** Titles and file names of attached texts. */
  texts: Record<"terms" | "withdrawal" | "privacy" | "digital-waiver", string>;
}
