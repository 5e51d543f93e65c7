import type { PlaceOrderInput } from "@hearth/contract";
import {
  accepted,
  checkFreight,
  checkInvoice,
  type CheckedFreight,
  checkOrderTexts,
} from "@hearth/contract/form";
import { paymentTraits } from "@hearth/rules";

/** What goes with an order beside its cart. */
export interface OrderDetails {
  customerComment: string | null;
  affiliateCode: string | null;
  campaignCode: string | null;
  freight: CheckedFreight | null;
  /** For the payment only; no document or mail shows it. */
  paymentDetails: Record<string, unknown>;
}

interface InvoiceSituation {
  paymentMethod: string;
  /** Day such as 2026-11-15. */
  today: string;
  isCompany: boolean;
}

export interface DetailsSituation extends InvoiceSituation {
  needsFreight: boolean;
  /** Where the goods go. */
  countryIso: string | null;
}

/** Throws the violations of the forms. What a plain client does not send at all is not asked for. */
export function checkOrderDetails(input: PlaceOrderInput, situation: DetailsSituation): OrderDetails {
  const { needsFreight, countryIso } = situation;
  const texts = accepted(checkOrderTexts(input));
  const freight = input.freight === undefined ? null : accepted(checkFreight(input.freight, countryIso));
  return {
    ...texts,
    freight: needsFreight ? freight : null,
    paymentDetails: {
      ...invoiceDetails(input, situation),
      ...(input.expressId && { expressId: input.expressId }),
    },
  };
}

export type InvoiceInput = Pick<
  PlaceOrderInput,
  "phoneNumber" | "birthdayDay" | "birthdayMonth" | "birthdayYear"
>;

/** One of the fields asks for all of them. */
export function invoiceDetails(input: InvoiceInput, situation: InvoiceSituation): object {
  const { paymentMethod, today, isCompany } = situation;
  const { phoneNumber, birthdayDay, birthdayMonth, birthdayYear } = input;
  const fields = { phoneNumber, birthdayDay, birthdayMonth, birthdayYear };
  const isSent = Object.values(fields).some((value) => value !== undefined);
  return paymentTraits(paymentMethod).asksInvoiceDetails && isSent
    ? accepted(checkInvoice(fields, { today, isCompany }))
    : {};
}
