import { useLanguage } from "../../../platform/language/language.tsx";
import { OrderSection } from "./order-section.tsx";
import type { OrderView } from "../read/order-view.ts";

/** What happens after an order that is fine. */
export function NextSteps({ order }: { order: OrderView }) {
  const { t } = useLanguage();
  const { outcome, paymentWord, delivery, freight, lines } = order;
  const steps = [
    ...(outcome === "deferred" && paymentWord !== "invoice" ? [t("order.nextTransfer")] : []),
    ...(outcome === "paid" || paymentWord === "invoice" ? (delivery ? [t("order.nextPrepare")] : []) : []),
    ...(freight ? [t("order.nextFreight")] : []),
    ...(delivery ? [t("order.nextShipped")] : []),
    ...(lines.some(({ downloads }) => downloads.length > 0) ? [t("order.nextDownload")] : []),
  ];
  if (steps.length === 0) return null;
  return (
    <OrderSection id="order-next" title={t("order.nextTitle")}>
      <ol className="order-steps">
        {steps.map((step) => (
          <li key={step}>
            <span className="min-w-0 self-center">{step}</span>
          </li>
        ))}
      </ol>
    </OrderSection>
  );
}
