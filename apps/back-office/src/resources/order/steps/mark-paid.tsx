import type { OrderSheet } from "@hearth/admin-contract";
import { useLanguage } from "../../../language/use-language.ts";
import { ConfirmButton } from "../../../ui/confirm-button.tsx";
import { useOrderAction } from "./use-order-action.ts";

/** A transfer for the whole amount has come. */
export function MarkPaid({ order }: { order: OrderSheet }) {
  const { t, format } = useLanguage();
  const { run, isRunning } = useOrderAction("markOrderPaid", order, { done: "order.markedPaid" });
  const { id, version, number, totalCents, currency } = order;
  return (
    <ConfirmButton
      icon="check"
      isBusy={isRunning}
      title={t("order.markPaidTitle", { number })}
      text={t("order.markPaidText", { amount: format.money(totalCents, currency) })}
      confirm={t("order.mark-paid")}
      confirmLook="primary"
      cancel={t("shell.cancel")}
      onConfirm={() => void run({ params: { id }, input: { version } })}
    >
      {t("order.mark-paid")}
    </ConfirmButton>
  );
}
