import { useLanguage } from "../../../platform/language/language.tsx";
import type { ShownOrder } from "../read/shown-order.ts";

/** First and last day of arrival, in words. */
export function DeliveryWindow({ window }: Pick<ShownOrder, "window">) {
  const { t, format } = useLanguage();
  if (!window) return t("cart.deliveryNoDate");
  const [from, to] = [format.date(window.earliest), format.date(window.latest)];
  return from === to ? t("cart.deliveryDay", { day: to }) : t("cart.deliveryWindow", { from, to });
}
