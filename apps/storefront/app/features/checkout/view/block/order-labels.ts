import type { Translate } from "@hearth/i18n";
import type { FormLabels } from "../../../form/public.ts";
import type { CheckoutData } from "../../read/checkout-data.ts";
import { freightLabels } from "./freight-fields.tsx";
import { invoiceLabels } from "./invoice-fields.tsx";

/** In the order of the page, which is the order of the summary of what is wrong. */
export function orderLabels(
  t: Translate,
  data: Pick<CheckoutData, "needsFreight" | "hasDownloads">,
): FormLabels {
  return {
    ...(data.needsFreight ? freightLabels(t) : {}),
    paymentMethodId: t("checkout.payment"),
    ...invoiceLabels(t),
    customerComment: t("checkout.comment"),
    terms: t("checkout.termsLabel"),
    ...(data.hasDownloads ? { waiver: t("checkout.waiverLabel") } : {}),
  };
}
