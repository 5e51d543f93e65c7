import { formLimit } from "@hearth/contract/limits";
import type { FormValues } from "../../platform/forms/form-state.ts";
import { currentCustomer } from "../../platform/auth/sign-in.server.ts";
import { visitorHint } from "../../platform/auth/visitor-hint.ts";
import { isShopFailure } from "../../platform/shop/client/shop-error.ts";
import type { Visit } from "../../platform/http/visit.server.ts";

/**
 * Who somebody is, where the shop knows it, and the order they came from. The number is only what the address says: no order is looked
 * up. A shop that cannot be asked fills in nothing; the form is there all the same.
 */
export async function prefillWithdrawal(visit: Visit, request: Request): Promise<FormValues> {
  const order = new URL(request.url).searchParams.get("order")?.slice(0, formLimit.contract);
  return { ...(await knownPerson(visit, request)), ...(order && { contract: order }) };
}

async function knownPerson(visit: Visit, request: Request): Promise<FormValues> {
  // Who is nobody yet need not become somebody for this.
  if (visitorHint(request.headers.get("cookie") ?? "") === "anonymous") return {};
  try {
    const customer = await currentCustomer(visit);
    if (!customer) return {};
    return { name: `${customer.firstName} ${customer.lastName}`.trim(), email: customer.email };
  } catch (error) {
    if (!isShopFailure(error)) throw error;
    return {};
  }
}
