import { failedForm, refusedForm } from "../../../platform/forms/form-state.ts";
import type { FormState, FormValues } from "../../../platform/forms/form-state.ts";
import { isShopFailure, ShopApiError } from "../../../platform/shop/client/shop-error.ts";
import type { Visit } from "../../../platform/http/visit.server.ts";
import { rememberProof } from "./order-proof.server.ts";
import { readLinkedOrder } from "./read-orders.server.ts";

type LookedUp = { ok: true; code: string } | { ok: false; form: FormState };

/** Somebody without a session names an order: by number, or by the link of the mail. Right answers are remembered for an hour. */
export async function lookUpOrder(
  visit: Visit,
  values: FormValues,
  linkCode: string | null,
): Promise<LookedUp> {
  const { orderNumber = "", email = "", zipcode = "" } = trimmed(values);
  const names = linkCode === null ? ["orderNumber", "email", "zipcode"] : ["email", "zipcode"];
  const blank = names.filter((name) => !values[name]?.trim());
  if (blank.length > 0) {
    const violations = blank.map((name) => ({
      code: "VIOLATION::IS_BLANK_ERROR" as const,
      pointer: `/${name}`,
    }));
    return { ok: false, form: refusedForm(values, violations) };
  }
  try {
    const code =
      linkCode ?? (await visit.shop.act("findOrder", { body: { orderNumber, email, zipcode } })).deepLinkCode;
    const order = await readLinkedOrder(visit.shop, code, { email, zipcode });
    if (typeof order !== "object") return { ok: false, form: wrongForm(values) };
    await rememberProof(visit, { orderId: order.id, code, email, zipcode });
    return { ok: true, code };
  } catch (error) {
    if (!isShopFailure(error)) throw error;
    return { ok: false, form: failedForm(values, error) };
  }
}

/** One answer for a wrong number, address or postcode: nobody learns which of them is right. */
function wrongForm(values: FormValues): FormState {
  const errors = [{ status: "403", code: "CHECKOUT__GUEST_WRONG_CREDENTIALS", title: "" }] as const;
  return failedForm(values, new ShopApiError("readOrder", 403, errors));
}

function trimmed(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]));
}
