import type { Context, Order, OrderTracking, PlaceOrderInput } from "@hearth/contract";
import { shopDay } from "@hearth/rules";
import { failedForm, refusedForm } from "../../../platform/forms/form-state.ts";
import type { FormState, FormValues } from "../../../platform/forms/form-state.ts";
import { isShopFailure, ShopApiError } from "../../../platform/shop/client/shop-error.ts";
import type { ShopUnreachableError } from "../../../platform/shop/client/shop-error.ts";
import type { Visit } from "../../../platform/http/visit.server.ts";
import { applyMethods } from "./apply-choices.server.ts";
import type { CheckoutData } from "../read/checkout-data.ts";
import { payingAtOnce } from "../read/method-choice.ts";
import type { PayingMethod } from "../read/method-choice.ts";
import { loadCheckout } from "../read/load-checkout.server.ts";
import { orderChanges } from "./order-change.ts";
import type { OrderChange } from "./order-change.ts";
import { readOrderForm } from "./order-form.ts";
import { isSameOrder, readShown, shownOrder } from "../read/shown-order.ts";

export type OrderOutcome =
  | { kind: "placed"; order: Order }
  | { kind: "refused"; form: FormState }
  /** What was shown is not what would be ordered. */
  | { kind: "changed"; changes: OrderChange[] }
  /** Nothing was ordered; the cart or the session has to be looked at again. */
  | { kind: "invalid" | "payment-gone" }
  /** The goods go to those who pay at once, in one of these ways. */
  | { kind: "pay-at-once"; methods: PayingMethod[] }
  /** It looks like abuse: the browser has to calculate something first. */
  | { kind: "challenge"; challenge: string }
  | { kind: "empty" | "signed-out" }
  /** Nobody knows yet whether it was placed: the same key asks again. */
  | { kind: "unsure" };

interface OrderRequest {
  context: Context;
  values: FormValues;
  expressId: string | null;
  /** Null: nobody may be told of the purchase. */
  tracking: OrderTracking | null;
}

export async function placeOrder(visit: Visit, request: OrderRequest): Promise<OrderOutcome> {
  const { context, values, expressId, tracking } = request;
  try {
    const seen = await loadCheckout(visit, context);
    const chosen = await chooseLate(visit, { context, values, seen });
    if ("kind" in chosen) return chosen;
    const read = readOrderForm(chosen.values, chosen.data, shopDay(Date.now()));
    if (!read.ok) return { kind: "refused", form: refusedForm(values, read.violations) };
    const order = await send(visit, {
      ...read.input,
      ...(expressId ? { expressId } : {}),
      ...(tracking ? { tracking } : {}),
    });
    return { kind: "placed", order };
  } catch (error) {
    if (!isShopFailure(error)) throw error;
    return outcomeOf(visit, error, request);
  }
}

interface Late {
  context: Context;
  values: FormValues;
  seen: CheckoutData;
}

/**
 * Without a script a method may be chosen and the order sent in one go. What was read then names another method than the session:
 * if nothing else on the page changes by it, the new hash stands for what was confirmed.
 */
async function chooseLate(
  visit: Visit,
  { context, values, seen }: Late,
): Promise<{ values: FormValues; data: CheckoutData } | OrderOutcome> {
  const { paymentMethodId = "", shippingMethodId } = values;
  const isPaymentNew =
    paymentMethodId !== seen.paymentMethodId && seen.paymentMethods.some(({ id }) => id === paymentMethodId);
  const isShippingNew = shippingMethodId !== undefined && shippingMethodId !== seen.shippingMethodId;
  if (seen.cart.isEmpty || (!isPaymentNew && !isShippingNew)) return { values, data: seen };
  await applyMethods(visit.shop, values);
  const data = await loadCheckout(visit, context);
  const shown = readShown(values["shown"]);
  const isKnown = values["hash"] === (seen.hash ?? undefined);
  if (!shown || !isKnown || !isSameOrder(shown, shownOrder(data))) {
    return { kind: "changed", changes: orderChanges(shown, shownOrder(data)) };
  }
  const { hash, key } = data;
  return { values: { ...values, ...(hash ? { hash } : {}), ...(key ? { key } : {}) }, data };
}

const pausesMs = [250, 1000];

/** The key makes it safe to ask again: a lost answer is looked for before anybody is bothered. */
async function send({ shop }: Visit, body: PlaceOrderInput): Promise<Order> {
  for (const pauseMs of pausesMs) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
      return await shop.act("createOrder", { body });
    } catch (error) {
      if (!isUnknown(error) || body.idempotencyKey === undefined) throw error;
      // oxlint-disable-next-line no-await-in-loop -- the same
      await new Promise((resolve) => void setTimeout(resolve, pauseMs));
    }
  }
  return shop.act("createOrder", { body });
}

function isUnknown(error: unknown): boolean {
  return isShopFailure(error) && (!(error instanceof ShopApiError) || error.status >= 500);
}

function challengeIn({ errors }: ShopApiError): string | null {
  const asked = errors.find(({ code }) => code === "HEARTH__CHALLENGE")?.meta?.parameters?.["challenge"];
  return typeof asked === "string" ? asked : null;
}

async function outcomeOf(
  visit: Visit,
  error: ShopApiError | ShopUnreachableError,
  { context, values }: OrderRequest,
): Promise<OrderOutcome> {
  visit.log.warn("order-refused", { error });
  if (!(error instanceof ShopApiError) || error.status >= 500) return { kind: "unsure" };
  if (error.status === 403) return { kind: "signed-out" };
  if (error.has("CHECKOUT__CART_EMPTY")) return { kind: "empty" };
  if (error.has("CHECKOUT__CART_INVALID")) return { kind: "invalid" };
  if (error.has("CHECKOUT__UNKNOWN_PAYMENT_METHOD")) return { kind: "payment-gone" };
  const challenge = challengeIn(error);
  if (challenge !== null) return { kind: "challenge", challenge };
  if (error.status === 409) {
    const data = await loadCheckout(visit, context);
    if (error.has("HEARTH__PAY_AT_ONCE")) return { kind: "pay-at-once", methods: payingAtOnce(data) };
    return { kind: "changed", changes: orderChanges(readShown(values["shown"]), shownOrder(data)) };
  }
  return { kind: "refused", form: failedForm(values, error) };
}
