import type { OrderSheet } from "@hearth/admin-contract";
import { useLanguage } from "../../../language/use-language.ts";
import { refundWorth } from "./refund-worth.ts";
import type { RefundFields } from "./step-inputs.ts";

/** What would go back, and what could still go back after it; said anew with every change. */
export function RefundSum({ order, fields }: { order: OrderSheet; fields: RefundFields }) {
  const { t, format } = useLanguage();
  const money = (cents: number) => format.money(cents, order.currency);
  const worth = refundWorth(order, fields) ?? 0;
  const left = order.refundableCents - worth;
  return (
    <p className="refund-sum" role="status" data-beyond={left < 0 || undefined}>
      {left < 0
        ? t("order.refundBeyond", { amount: money(worth), left: money(order.refundableCents) })
        : t("order.refundSum", { amount: money(worth), left: money(left) })}
    </p>
  );
}
