import { cartLimit } from "@hearth/contract/limits";
import type { PlaceOrderInput } from "@hearth/contract";
import { checkFreight, checkInvoice } from "@hearth/contract/form";
import type { Violation } from "@hearth/contract/form";
import type { FormValues } from "../../../platform/forms/form-state.ts";
import { formInput } from "../../../platform/forms/form-values.ts";
import { invoiceInput } from "../../payment-method/public.ts";
import type { CheckoutData } from "../read/checkout-data.ts";

const freightNames = [
  "freight.contactName",
  "freight.phoneNumber",
  "freight.access",
  "freight.timeWindow",
  "freight.needsLiftTruck",
  "freight.note",
] as const;
const invoiceNames = ["phoneNumber", "birthdayDay", "birthdayMonth", "birthdayYear"] as const;

/** Typed by the shopper and kept while they change something elsewhere. Consents are not: they belong to what was just read. */
export const draftNames: readonly string[] = [...freightNames, ...invoiceNames];

export const orderFormNames: readonly string[] = [
  ...draftNames,
  "shippingMethodId",
  "paymentMethodId",
  "customerComment",
  "terms",
  "waiver",
  "hash",
  "key",
  "shown",
  "attempt",
  "proof",
];

export type Orderable = Pick<
  CheckoutData,
  "paymentMethods" | "needsFreight" | "deliveryIso" | "hasDownloads"
> & {
  customer: Pick<CheckoutData["customer"], "isCompany">;
};

/** What the order says beside the cart, or what is wrong with it. `today` is a day such as 2026-11-15. */
export function readOrderForm(
  values: FormValues,
  orderable: Orderable,
  today: string,
): { ok: true; input: PlaceOrderInput } | { ok: false; violations: Violation[] } {
  const comment = (values["customerComment"] ?? "").replaceAll(/\r\n?/g, "\n").trim();
  const isInvoice = paymentKind(values, orderable) === "invoice";
  const freight = orderable.needsFreight
    ? checkFreight(formInput(values)["freight"], orderable.deliveryIso)
    : null;
  const invoice = isInvoice ? checkInvoice(values, { today, isCompany: orderable.customer.isCompany }) : null;
  const violations: Violation[] = [
    ...(freight && !freight.ok ? freight.violations : []),
    ...(paymentKind(values, orderable) === null ? [missing("/paymentMethodId")] : []),
    ...(invoice && !invoice.ok ? invoice.violations : []),
    ...(comment.length > cartLimit.commentLength ? [tooLong("/customerComment")] : []),
    ...(values["terms"] === "on" ? [] : [missing("/terms")]),
  ];
  if (violations.length > 0) return { ok: false, violations };
  const isWaived = orderable.hasDownloads && values["waiver"] === "on";
  return {
    ok: true,
    input: {
      customerComment: comment || null,
      consents: isWaived ? ["terms", "digital-waiver"] : ["terms"],
      ...(values["hash"] ? { hash: values["hash"] } : {}),
      ...(values["key"] ? { idempotencyKey: values["key"] } : {}),
      ...(values["proof"] ? { proof: values["proof"] } : {}),
      ...(freight?.ok ? { freight: freightInput(freight.value) } : {}),
      ...(invoice?.ok ? invoiceInput(invoice.value) : {}),
    },
  };
}

function paymentKind(values: FormValues, { paymentMethods }: Orderable) {
  return paymentMethods.find(({ id }) => id === values["paymentMethodId"])?.kind ?? null;
}

type Value<C> = C extends { ok: true; value: infer V } ? V : never;

function freightInput({ note, ...freight }: Value<ReturnType<typeof checkFreight>>) {
  return { ...freight, ...(note === null ? {} : { note }) };
}

function missing(pointer: string): Violation {
  return { code: "VIOLATION::IS_BLANK_ERROR", pointer };
}

function tooLong(pointer: string): Violation {
  const parameters = { "{{ limit }}": String(cartLimit.commentLength) };
  return { code: "VIOLATION::TOO_LONG_ERROR", pointer, parameters };
}
