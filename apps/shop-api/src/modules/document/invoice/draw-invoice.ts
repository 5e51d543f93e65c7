import { documentTexts } from "@hearth/i18n/documents";
import { eInvoiceXml } from "./e-invoice-xml.ts";
import type { Invoice } from "./invoice.ts";
import { invoicePdf } from "./invoice-pdf.ts";

export interface DrawnInvoice {
  fileName: string;
  content: Buffer;
}

export async function drawInvoice(invoice: Invoice): Promise<DrawnInvoice> {
  const content = await invoicePdf(invoice, await eInvoiceXml(invoice));
  return { fileName: `${documentTexts[invoice.locale].invoice}-${invoice.number}.pdf`, content };
}
