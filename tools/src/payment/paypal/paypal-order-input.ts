import { paypalId } from "../ids.ts";
import { type JsonTree, jsonOf, listOf, stringOf } from "../json-body.ts";
import { type PayPalOrder, toCents } from "./paypal-order.ts";
import { PayPalRefusal } from "./paypal-refusal.ts";

/** Reads what a new order is made of, in the older and the newer way to say where the shopper shall return to. */
export function readOrder(body: JsonTree): PayPalOrder {
  if (stringOf(body, "intent") !== "CAPTURE") throw invalid("This sandbox knows intent CAPTURE only.");
  const [unit] = listOf(body, "purchase_units");
  if (!unit) throw invalid("purchase_units are missing.");
  const context = jsonOf(jsonOf(jsonOf(body, "payment_source"), "paypal"), "experience_context");
  const isNew = stringOf(context, "return_url") !== null;
  const place = isNew ? context : jsonOf(body, "application_context");
  return {
    id: paypalId(),
    status: isNew ? "PAYER_ACTION_REQUIRED" : "CREATED",
    pageLink: isNew ? "payer-action" : "approve",
    referenceId: stringOf(unit, "reference_id") ?? "default",
    customId: stringOf(unit, "custom_id"),
    invoiceId: stringOf(unit, "invoice_id"),
    description: stringOf(unit, "description"),
    ...readAmount(jsonOf(unit, "amount")),
    returnUrl: stringOf(place, "return_url") ?? "",
    cancelUrl: stringOf(place, "cancel_url") ?? "",
    locale: stringOf(place, "locale") ?? "en-US",
    userAction: stringOf(place, "user_action") === "PAY_NOW" ? "PAY_NOW" : "CONTINUE",
    outlook: "completed",
    hasShipping: stringOf(place, "shipping_preference") !== "NO_SHIPPING",
    createdAt: new Date().toISOString(),
    capture: null,
  };
}

/** Carries out `replace` for amount, custom_id and invoice_id of the only purchase unit. */
export function patchOrder(order: PayPalOrder, patches: readonly JsonTree[]): void {
  if (order.status === "COMPLETED" || order.status === "VOIDED")
    throw new PayPalRefusal(
      422,
      "ORDER_ALREADY_COMPLETED",
      "The order cannot be patched after it is completed.",
    );
  const changes = patches.map((patch): Partial<PayPalOrder> => {
    const unit = `/purchase_units/@reference_id=='${order.referenceId}'/`;
    const path = stringOf(patch, "path") ?? "";
    const field = path.startsWith(unit) ? path.slice(unit.length) : "";
    if (field === "amount") return readAmount(jsonOf(patch, "value"));
    if (field === "custom_id") return { customId: stringOf(patch, "value") };
    if (field === "invoice_id") return { invoiceId: stringOf(patch, "value") };
    throw new PayPalRefusal(400, "FIELD_NOT_PATCHABLE", "Field cannot be patched.");
  });
  Object.assign(order, ...changes);
}

export function readAmount(amount: JsonTree): { cents: number; currency: string } {
  const cents = toCents(stringOf(amount, "value"));
  const currency = stringOf(amount, "currency_code") ?? "";
  if (!(cents > 0) || !/^[A-Z]{3}$/.test(currency)) throw invalid("The amount is not valid.");
  return { cents, currency };
}

function invalid(description: string): PayPalRefusal {
  return new PayPalRefusal(400, "INVALID_PARAMETER_VALUE", description);
}
