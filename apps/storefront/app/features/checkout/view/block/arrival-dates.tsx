import { useLanguage } from "../../../../platform/language/language.tsx";
import type { CheckoutData } from "../../read/checkout-data.ts";

/** First and last day of arrival, in words. */
export function ArrivalDates({ arrival }: Pick<CheckoutData, "arrival">) {
  const { t, format } = useLanguage();
  if (!arrival) return t("cart.deliveryNoDate");
  const [from, to] = [format.date(arrival.earliest), format.date(arrival.latest)];
  return from === to ? t("cart.deliveryDay", { day: to }) : t("cart.deliveryWindow", { from, to });
}
