import { useLanguage } from "../../../platform/language/language.tsx";
import { Badge } from "../../../ui/base/badge.tsx";
import type { BadgeTone } from "../../../ui/base/badge.tsx";
import type { OrderOutcome } from "../read/order-outcome.ts";
import type { OrderView } from "../read/order-view.ts";

const paymentTones: Record<OrderOutcome, BadgeTone> = {
  paid: "success",
  deferred: "info",
  waiting: "warning",
  unpaid: "alert",
  cancelled: "neutral",
  settled: "neutral",
};

const stateTones: Record<OrderView["state"], BadgeTone> = {
  open: "info",
  in_progress: "info",
  completed: "success",
  cancelled: "neutral",
};

/** Where an order stands, in a word each. A cancelled one needs only that one. */
export function OrderBadges({ order }: { order: OrderView }) {
  const { t } = useLanguage();
  const { state, outcome, paymentWord, delivery } = order;
  const isSent = delivery !== null && delivery.state !== "open" && delivery.state !== "cancelled";
  return (
    <span className="flex flex-wrap gap-2">
      <Badge tone={stateTones[state]}>{t(`order.state.${state}`)}</Badge>
      {(state !== "cancelled" || outcome === "settled") && (
        <Badge tone={paymentTones[outcome]}>{t(`order.paymentState.${paymentWord}`)}</Badge>
      )}
      {isSent && <Badge tone="success">{t(`order.deliveryState.${delivery.state}`)}</Badge>}
    </span>
  );
}
