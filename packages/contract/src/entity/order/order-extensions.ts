import Type, { type Static } from "typebox";
import { FreightSchema } from "../../checkout/order-input.ts";
import { idSchema, type PaymentMethodId } from "../../schema/id.ts";
import { answerObject, DateTime, nullable, NullableText, relation } from "../../schema/schema-parts.ts";

/** Where to send money that is paid in advance; the reference tells which order it is for. */
const BankDetailsSchema = answerObject("BankDetails", "hearth_bank_details", {
  bankName: Type.String(),
  iban: Type.String(),
  bic: Type.String(),
  accountHolder: Type.String(),
  reference: Type.String(),
});

/**
 * `paid`: money is here or promised for certain; `deferred`: pay in advance or on invoice, nothing is wrong; `waiting`: the provider
 * has not answered yet; `unpaid`: the shopper has to do something.
 */
export const paymentSituations = ["paid", "deferred", "waiting", "unpaid"] as const;

const HearthOrderSchema = answerObject("HearthOrder", "hearth_order", {
  payment: Type.Enum(paymentSituations),
  isCancellable: Type.Boolean(),
  isPaymentChangeable: Type.Boolean(),
  /** Ways to pay by the limits that hold for this order: its amount, its country, its customer group. */
  availablePaymentMethodIds: Type.Array(idSchema<PaymentMethodId>()),
  /** An order by card or wallet that nobody has paid by then is called off; null: it waits for nothing. */
  payableUntil: nullable(DateTime),
  bankDetails: relation(BankDetailsSchema),
  freight: relation(FreightSchema),
  /** Kinds of the texts agreed to, each with the hash of its wording. */
  consents: Type.Array(Type.Object({ kind: Type.String(), hash: NullableText })),
});

/** A real Shopware sends none of it. */
export const OrderExtensionsSchema = Type.Unsafe<{ hearthOrder?: HearthOrder }>({
  anyOf: [
    { type: "object", properties: { hearthOrder: HearthOrderSchema } },
    { type: "array", maxItems: 0 },
  ],
});

export type PaymentSituation = (typeof paymentSituations)[number];
export type BankDetails = Static<typeof BankDetailsSchema>;
export type HearthOrder = Static<typeof HearthOrderSchema>;
