import { useLanguage } from "../../../platform/language/language.tsx";
import { BankDetails } from "./bank-details.island.tsx";
import { OrderSection } from "./order-section.tsx";
import type { OrderView } from "../read/order-view.ts";

/** What remains to be done for an order that is paid later by agreement. */
export function PaymentInstructions({ order }: { order: OrderView }) {
  const { t, format } = useLanguage();
  if (order.outcome !== "deferred") return null;
  const isInvoice = order.paymentWord === "invoice";
  const cents = order.sums.totals.totalCents;
  if (isInvoice) {
    return (
      <OrderSection id="order-invoice" title={t("order.invoiceTitle")}>
        <p>{t("order.invoiceText", { email: order.email })}</p>
        {order.method.description && <p>{order.method.description}</p>}
      </OrderSection>
    );
  }
  return order.bank ? (
    <OrderSection id="order-bank" title={t("order.bankTitle")}>
      <p>{t("order.bankText")}</p>
      {order.payableUntil && <p>{t("order.bankUntil", { time: format.dateTime(order.payableUntil) })}</p>}
      <BankDetails bank={order.bank} cents={cents} />
    </OrderSection>
  ) : null;
}
