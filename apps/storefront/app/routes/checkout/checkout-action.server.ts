import { createContext, data } from "react-router";
import type { RouterContextProvider } from "react-router";
import { keepChoices } from "../../features/checkout/change/apply-choices.server.ts";
import { forgetDraft } from "../../features/checkout/read/checkout-draft.server.ts";
import { orderTracking } from "../../features/checkout/change/order-tracking.server.ts";
import { placeOrder } from "../../features/checkout/change/place-order.server.ts";
import type { OrderOutcome } from "../../features/checkout/change/place-order.server.ts";
import { intentPaths, orderFormNames, readIntent } from "../../features/checkout/public.ts";
import type { OrderTrouble } from "../../features/checkout/public.ts";
import { forgetExpressId, readExpressId } from "../../platform/shop/express-payment.server.ts";
import type { FormState, FormValues } from "../../platform/forms/form-state.ts";
import { formValues } from "../../platform/forms/form-values.ts";
import { goOn, postedForm } from "../../platform/forms/form.server.ts";
import { toHref } from "../../platform/links/link-target.ts";
import { showFailures } from "../../platform/http/answer/page-failure.server.ts";
import { sessionKind } from "../../platform/auth/session-kind.ts";
import { isShopFailure } from "../../platform/shop/client/shop-error.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import type { Visit } from "../../platform/http/visit.server.ts";
import { beginOrder } from "./begin-order.server.ts";
import { payOrder } from "./pay-order.server.ts";

/** The outcome of an order is unknown: the page is shown without asking the shop anything. */
export const unsureContext = createContext(false);

interface Again {
  form: FormState;
  trouble: OrderTrouble | null;
  challenge?: string;
}

export async function checkoutAction(context: Readonly<RouterContextProvider>, request: Request) {
  const visit = context.get(visitContext);
  const form = await postedForm(request, visit);
  const as = new URL(request.url).searchParams.get("as");
  if (as === "guest" || as === "register") {
    const refused = await showFailures(visit, () => beginOrder(visit, form, as));
    return refused instanceof Response ? refused : again({ form: refused, trouble: null }, 422);
  }
  const values = formValues(form, orderFormNames);
  const intent = readIntent(form.get("intent"));
  if (intent !== "order") {
    await showFailures(visit, () => keepChoices(visit, values));
    return goOn(toHref(visit.locale, intentPaths[intent]));
  }
  const outcome = await order(visit, request, values);
  if (outcome.kind === "unsure") context.set(unsureContext, true);
  return answer(visit, outcome, values);
}

async function order(visit: Visit, request: Request, values: FormValues): Promise<OrderOutcome> {
  try {
    const context = await visit.shop.act("readContext");
    if (sessionKind(context.customer) === "anonymous") return { kind: "signed-out" };
    return await placeOrder(visit, {
      context,
      values,
      expressId: readExpressId(visit, request),
      tracking: await orderTracking(visit, request, new Date()),
    });
  } catch (error) {
    if (!isShopFailure(error)) throw error;
    visit.log.error("order-unsure", { error });
    return { kind: "unsure" };
  }
}

async function answer(visit: Visit, outcome: OrderOutcome, values: FormValues) {
  switch (outcome.kind) {
    case "placed":
      forgetDraft(visit);
      forgetExpressId(visit);
      return goOn(await payOrder(visit, outcome.order.id));
    case "refused":
      return again({ form: outcome.form, trouble: null }, 422);
    case "unsure":
      return again({ form: { values, problems: [] }, trouble: null }, 503);
    case "challenge":
      return again({ form: { values, problems: [] }, trouble: null, challenge: outcome.challenge }, 409);
    case "empty":
      return goOn(toHref(visit.locale, "/checkout/cart"));
    case "signed-out":
      visit.notes.leave({ key: "note.sessionExpired", type: "warning" });
      return goOn(toHref(visit.locale, "/checkout"));
    default: {
      // What is agreed to was another order: it is read and ticked again.
      const { terms: _terms, waiver: _waiver, ...typed } = values;
      return again({ form: { values: typed, problems: [] }, trouble: outcome }, 409);
    }
  }
}

function again(answered: Again, status: number) {
  return data(answered, { status });
}
