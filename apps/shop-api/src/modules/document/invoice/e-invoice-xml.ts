import type { Invoice } from "./invoice.ts";
import { toEInvoice } from "./e-invoice.ts";

/** Cross Industry Invoice, the syntax ZUGFeRD carries. The library is loaded with the first invoice: only the worker writes any. */
export async function eInvoiceXml(invoice: Invoice): Promise<string> {
  const { default: library } = await import("@e-invoice-eu/core");
  const service = new library.InvoiceService(silent);
  return String(await service.generate(toEInvoice(invoice), { format: "CII", lang: invoice.locale }));
}

const silent = { log() {}, warn() {}, error() {} };
