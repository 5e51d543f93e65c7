import { writeFlash } from "../../features/cart/change/cart-flash.server.ts";
import {
  changePayment,
  paymentFormNames,
  retryPayment,
} from "../../features/order/change/change-payment.server.ts";
import type { FoundOrder } from "../../features/order/read/find-order.server.ts";
import { reorder } from "../../features/order/change/reorder.server.ts";
import { formValues } from "../../platform/forms/form-values.ts";
import { formAgain, goOn } from "../../platform/forms/form.server.ts";
import { toHref } from "../../platform/links/link-target.ts";
import { refuse } from "../../platform/http/answer/page-failure.server.ts";
import type { Visit } from "../../platform/http/visit.server.ts";

/** The forms of an order's page, whoever sees it: pay, pay in another way, order again. */
export async function takeOrderForm(visit: Visit, found: FoundOrder, form: FormData) {
  const intent = form.get("intent");
  if (intent === "payment" || intent === "retry") {
    const refused =
      intent === "retry"
        ? await retryPayment(visit, found)
        : await changePayment(visit, found, formValues(form, paymentFormNames));
    return refused ? formAgain(refused) : goOn(toHref(visit.locale, `/checkout/pending/${found.order.id}`));
  }
  if (intent === "reorder") {
    const messages = await reorder(visit.shop, found.order);
    const flash = writeFlash(messages, visit.publicUrl.startsWith("https:"));
    return goOn(toHref(visit.locale, "/checkout/cart"), flash ? { "set-cookie": flash } : {});
  }
  return refuse(400, "This is no form of the shop");
}
