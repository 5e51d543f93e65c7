import type { PlaceOrderInput } from "@hearth/contract";
import {
  accepted,
  checkFreight,
  checkInvoice,
  type CheckedFreight,
  checkOrderTexts,
} from "@hearth/contract/form";

/** What goes with an order beside its cart. */
export interface CheckedWish {
  customerComment: string | null;
  affiliateCode: string | null;
  campaignCode: string | null;
  freight: CheckedFreight | null;
  /** For the payment only; no document or mail shows it. */
  paymentDetails: Record<string, unknown>;
}

const INVOICE = "payment_invoicepayment";

export interface WishSituation {
  paymentMethod: string;
  needsFreight: boolean;
  /** Where the goods go. */
  countryIso: string | null;
  /** Day such as 2026-11-15. */
  today: string;
}

/** Throws the violations of the forms. What a plain client does not send at all is not asked for. */
export function checkWish(input: PlaceOrderInput, situation: WishSituation): CheckedWish {
  const { paymentMethod, needsFreight, countryIso, today } = situation;
  const texts = accepted(checkOrderTexts(input));
  const freight = input.freight === undefined ? null : accepted(checkFreight(input.freight, countryIso));
  return {
    ...texts,
    freight: needsFreight ? freight : null,
    paymentDetails: {
      ...invoiceDetails(input, paymentMethod, today),
      ...(input.expressId && { expressId: input.expressId }),
    },
  };
}

export type InvoiceInput = Pick<
  PlaceOrderInput,
  "phoneNumber" | "birthdayDay" | "birthdayMonth" | "birthdayYear"
>;

/** One of the fields asks for all of them. */
export function invoiceDetails(input: InvoiceInput, paymentMethod: string, today: string): object {
  const { phoneNumber, birthdayDay, birthdayMonth, birthdayYear } = input;
  const fields = { phoneNumber, birthdayDay, birthdayMonth, birthdayYear };
  const isSent = Object.values(fields).some((value) => value !== undefined);
  return paymentMethod === INVOICE && isSent ? accepted(checkInvoice(fields, { today })) : {};
}
