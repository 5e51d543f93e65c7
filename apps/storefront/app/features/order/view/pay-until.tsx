import { useLanguage } from "../../../platform/language/language.tsx";
import type { OrderView } from "../read/order-view.ts";

/** How long an unpaid order is kept. A shop that names no time gets no invented one. */
export function PayUntil({ order: { payableUntil } }: { order: OrderView }) {
  const { t, format } = useLanguage();
  if (payableUntil === null) return <p>{t("order.paySoon")}</p>;
  return <p>{t("order.payUntil", { time: format.dateTime(payableUntil) })}</p>;
}
