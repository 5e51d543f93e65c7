import type { PaymentMethodId, ShippingMethodId } from "@hearth/contract";
import { isId } from "@hearth/contract";
import type { FormValues } from "../../../platform/forms/form-state.ts";
import type { Visit } from "../../../platform/http/visit.server.ts";
import type { ShopClient } from "../../../platform/shop/client/shop-client.server.ts";
import { ShopApiError } from "../../../platform/shop/client/shop-error.ts";
import { keepDraft } from "../read/checkout-draft.server.ts";

/** Everything that was chosen and typed, so that nothing of it is lost, wherever the browser goes next. */
export async function keepChoices(visit: Visit, values: FormValues): Promise<void> {
  await keepDraft(visit, values);
  await applyMethods(visit.shop, values);
  await keepComment(visit.shop, values);
}

/** The methods that were chosen become those of the session. One that is gone is left out: the page shows what there is. */
export async function applyMethods(shop: Pick<ShopClient, "act">, values: FormValues): Promise<void> {
  const { shippingMethodId = "", paymentMethodId = "" } = values;
  const body = {
    ...(isId(shippingMethodId) ? { shippingMethodId: shippingMethodId as ShippingMethodId } : {}),
    ...(isId(paymentMethodId) ? { paymentMethodId: paymentMethodId as PaymentMethodId } : {}),
  };
  if (Object.keys(body).length === 0) return;
  try {
    await shop.act("updateContext", { body });
  } catch (error) {
    if (!(error instanceof ShopApiError) || error.status !== 400) throw error;
  }
}

/** The comment waits in the cart. Writing it makes another cart of it, so only a new one is written. */
async function keepComment(shop: Pick<ShopClient, "act">, values: FormValues): Promise<void> {
  const typed = values["customerComment"]?.trim();
  if (typed === undefined) return;
  const { customerComment } = await shop.act("readCart", {
    body: { includes: { cart: ["customerComment"] } },
  });
  if (typed === (customerComment ?? "")) return;
  try {
    await shop.act("updateCartDetails", { body: { customerComment: typed || null } });
  } catch (error) {
    // Too long: ordering tells so, and until then nobody is kept from choosing.
    if (!(error instanceof ShopApiError) || error.status !== 400) throw error;
  }
}
