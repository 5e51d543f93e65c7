import { keepChoices } from "../../features/checkout/change/apply-choices.server.ts";
import { orderFormNames } from "../../features/checkout/public.ts";
import { formValues } from "../../platform/forms/form-values.ts";
import { goOn, postedForm } from "../../platform/forms/form.server.ts";
import { toHref } from "../../platform/links/link-target.ts";
import { isShopFailure } from "../../platform/shop/client/shop-error.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import { loadCheckoutStep } from "./load-checkout-step.server.ts";
import type { Route } from "./+types/checkout-choices";

/** The form of the checkout as its script sends it: kept like the form itself, answered with the order as data. */
export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const values = formValues(await postedForm(request, visit), orderFormNames);
  try {
    await keepChoices(visit, values);
    const step = await loadCheckoutStep(visit, request);
    // Signed out meanwhile: the page itself asks who orders.
    return step.step === "order" ? Response.json(step.data) : Response.json(null, { status: 409 });
  } catch (error) {
    if (!isShopFailure(error)) throw error;
    visit.log.error("choice-failed", { error });
    return Response.json(null, { status: 503 });
  }
}

/** Somebody typed the URL. */
export function loader({ context }: Route.LoaderArgs) {
  return goOn(toHref(context.get(visitContext).locale, "/checkout"));
}
