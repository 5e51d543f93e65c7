import type { OrderSheet } from "@hearth/admin-contract";
import { useMay } from "../../api/use-may.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Badge } from "../../ui/badge.tsx";
import { ConfirmButton } from "../../ui/confirm-button.tsx";
import { Facts } from "../../ui/facts.tsx";
import { PieceList } from "./piece-list.tsx";
import { useOrderAction } from "./steps/use-order-action.ts";

/** Money that went back or is on its way. */
export function OrderRefunds({ order }: { order: OrderSheet }) {
  const { t, tOr, format } = useLanguage();
  return order.refunds.map((refund) => {
    const { id, amountCents, state, reason, cause, lines, shippingCents, creditNote, createdAt } = refund;
    return (
      <article key={id} className="part">
        <h3>
          {t("order.refundOf", { amount: format.money(amountCents, order.currency) })}{" "}
          <Badge tone={state === "done" ? "success" : "warning"}>{t(refundState(refund))}</Badge>
        </h3>
        <Facts
          facts={[
            [
              t("field.cause"),
              cause ? t(`order.refundCause.${cause}`) : tOr(`order.refundReason.${reason}`, reason ?? ""),
            ],
            [t("order.lines"), lines.length > 0 && <PieceList key="pieces" order={order} pieces={lines} />],
            [t("order.shippingCosts"), shippingCents > 0 && format.money(shippingCents, order.currency)],
            [t("document.credit_note"), creditNote],
            [t("field.createdAt"), format.dateTime(createdAt)],
          ]}
        />
        {state === "open" && refund.isByHand && <ConfirmRefund order={order} refund={refund} />}
      </article>
    );
  });
}

type Refund = OrderSheet["refunds"][number];

function refundState({ state, isByHand }: Refund) {
  if (state === "done") return "order.refundState.done";
  return isByHand ? "order.refundState.byHand" : "order.refundState.open";
}

function ConfirmRefund({ order, refund }: { order: OrderSheet; refund: Refund }) {
  const { t, format } = useLanguage();
  const may = useMay();
  const { run, isRunning } = useOrderAction("confirmRefund", order, { done: "order.refundConfirmed" });
  if (!may("confirmRefund")) return null;
  const amount = format.money(refund.amountCents, order.currency);
  return (
    <div>
      <ConfirmButton
        isSmall
        icon="check"
        isBusy={isRunning}
        title={t("order.confirmRefundTitle")}
        text={t("order.confirmRefundText", { amount })}
        confirm={t("order.confirmRefund")}
        confirmLook="primary"
        cancel={t("shell.cancel")}
        onConfirm={() =>
          void run({ params: { id: order.id, refundId: refund.id }, input: { version: order.version } })
        }
      >
        {t("order.confirmRefund")}
      </ConfirmButton>
    </div>
  );
}
