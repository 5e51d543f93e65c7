import type { Invoice as UblInvoice } from "@e-invoice-eu/core";
import { buyer, deliverTo, seller, VAT } from "./e-invoice-parties.ts";
import type { Invoice, InvoiceLine, InvoiceSum, TaxSum } from "./invoice.ts";

type Ubl = UblInvoice["ubl:Invoice"];

/** UNTDID 1001: commercial invoice, corrected invoice. UN/ECE 20: piece. UNTDID 7161: freight service. UNTDID 5189: discount. */
const COMMERCIAL_INVOICE = "380";
const CORRECTED_INVOICE = "384";
const PIECE = "H87";
const FREIGHT = "FC";
const DISCOUNT = "95";
/** UNTDID 4461: transfer under SEPA; an online payment service; not said. */
const TRANSFER = "58";
const ONLINE = "68";
const UNSAID = "1";

/**
 * The invoice in the words of EN 16931. Tax is rounded per line, so a line's price is given as its net sum per quantity of the line
 * ("12.60 for 3"): price × quantity is the line's sum to the cent, and no unit price with a rounded remainder is claimed.
 */
export function toEInvoice(invoice: Invoice): UblInvoice {
  const { lines, discounts, shipping } = invoice;
  const currency = invoice.currency as Ubl["cbc:DocumentCurrencyCode"];
  const sum = (parts: readonly TaxSum[]) => parts.reduce((total, { netCents }) => total + netCents, 0);
  const ubl: UblInvoice = {
    "ubl:Invoice": {
      "cbc:CustomizationID": "urn:cen.eu:en16931:2017",
      "cbc:ID": invoice.number,
      "cbc:IssueDate": invoice.issuedOn,
      "cbc:InvoiceTypeCode": invoice.cancels ? CORRECTED_INVOICE : COMMERCIAL_INVOICE,
      "cbc:DocumentCurrencyCode": currency,
      "cbc:BuyerReference": invoice.orderNumber,
      ...(invoice.delivery && {
        "cac:InvoicePeriod": {
          "cbc:StartDate": invoice.delivery.earliest,
          "cbc:EndDate": invoice.delivery.latest,
        },
      }),
      "cac:OrderReference": { "cbc:ID": invoice.orderNumber },
      "cac:AccountingSupplierParty": seller(invoice),
      "cac:AccountingCustomerParty": buyer(invoice.buyer),
      "cac:Delivery":
        invoice.shippingMethod === null
          ? { "cbc:ActualDeliveryDate": invoice.orderedOn }
          : deliverTo(invoice.deliverTo ?? invoice.buyer),
      "cac:PaymentMeans": [paymentMeans(invoice)],
      "cac:PaymentTerms": { "cbc:Note": `${invoice.payment.name}, ${invoice.payment.reference}` },
      "cac:AllowanceCharge": [
        ...discounts.map((part) => allowanceOrCharge(part, false)),
        ...shipping.map((part) => allowanceOrCharge(part, true)),
      ],
      "cac:TaxTotal": [
        {
          "cbc:TaxAmount": amount(invoice.taxCents),
          "cac:TaxSubtotal": invoice.taxes.map((tax) => ({
            "cbc:TaxableAmount": amount(tax.netCents),
            "cbc:TaxAmount": amount(tax.taxCents),
            "cac:TaxCategory": category(tax.taxRate),
          })),
        },
      ],
      "cac:LegalMonetaryTotal": {
        "cbc:LineExtensionAmount": amount(sum(lines)),
        "cbc:TaxExclusiveAmount": amount(invoice.netCents),
        "cbc:TaxInclusiveAmount": amount(invoice.totalCents),
        "cbc:AllowanceTotalAmount": amount(-sum(discounts)),
        "cbc:ChargeTotalAmount": amount(sum(shipping)),
        "cbc:PayableAmount": amount(invoice.totalCents),
      },
      "cac:InvoiceLine": lines.map(invoiceLine) as Ubl["cac:InvoiceLine"],
    },
  };
  return withCurrency(ubl, currency) as UblInvoice;
}

/** Every amount names its currency. */
function withCurrency(value: unknown, currency: string): unknown {
  if (Array.isArray(value)) return value.map((each) => withCurrency(each, currency));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => [
      [key, withCurrency(inner, currency)],
      ...(key.endsWith("Amount") ? [[`${key}@currencyID`, currency]] : []),
    ]),
  );
}

function amount(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** The zero rate of § 12 (3) UStG is a rate (Z), not an exemption. */
function category(rate: number) {
  return {
    "cbc:ID": rate === 0 ? ("Z" as const) : ("S" as const),
    "cbc:Percent": String(rate),
    "cac:TaxScheme": VAT,
  };
}

function paymentMeans({ payment }: Invoice): NonNullable<Ubl["cac:PaymentMeans"]>[number] {
  const { bank, kind, name, reference } = payment;
  if (!bank) {
    return {
      "cbc:PaymentMeansCode": kind === "provider" ? ONLINE : UNSAID,
      "cbc:PaymentMeansCode@name": name,
    };
  }
  return {
    "cbc:PaymentMeansCode": TRANSFER,
    "cbc:PaymentMeansCode@name": name,
    "cbc:PaymentID": reference,
    "cac:PayeeFinancialAccount": {
      "cbc:ID": bank.iban.replaceAll(" ", ""),
      "cbc:Name": bank.accountHolder,
      ...(bank.bic && { "cac:FinancialInstitutionBranch": { "cbc:ID": bank.bic } }),
    },
  };
}

function allowanceOrCharge(part: InvoiceSum, isCharge: boolean) {
  return {
    "cbc:ChargeIndicator": String(isCharge),
    "cbc:AllowanceChargeReasonCode": isCharge ? (FREIGHT as "FC") : (DISCOUNT as "95"),
    "cbc:AllowanceChargeReason": part.label,
    "cbc:Amount": amount(isCharge ? part.netCents : -part.netCents),
    "cac:TaxCategory": category(part.taxRate),
  };
}

function invoiceLine(line: InvoiceLine) {
  return {
    "cbc:ID": String(line.position),
    "cbc:InvoicedQuantity": String(line.quantity),
    "cbc:InvoicedQuantity@unitCode": PIECE,
    "cbc:LineExtensionAmount": amount(line.netCents),
    "cac:Item": {
      "cbc:Name": line.label,
      ...(line.details.length > 0 && { "cbc:Description": line.details.join(", ") }),
      ...(line.productNumber && { "cac:SellersItemIdentification": { "cbc:ID": line.productNumber } }),
      "cac:ClassifiedTaxCategory": category(line.taxRate),
    },
    "cac:Price": {
      "cbc:PriceAmount": amount(Math.abs(line.netCents)),
      "cbc:BaseQuantity": String(Math.abs(line.quantity)),
      "cbc:BaseQuantity@unitCode": PIECE,
    },
  };
}
