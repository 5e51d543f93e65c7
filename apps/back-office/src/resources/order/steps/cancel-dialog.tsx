import type { CancelCause } from "@hearth/admin-contract";
import { useForm } from "react-hook-form";
import { useLanguage } from "../../../language/use-language.ts";
import { CauseField } from "./cause-field.tsx";
import { cancelCauses } from "./causes.ts";
import { isPaidByHand } from "./paid-by-hand.ts";
import { StepDialog, type StepProps } from "./step-dialog.tsx";
import { useOrderAction } from "./use-order-action.ts";

/** Cannot be taken back, so it says first what follows: goods, money, mail. */
export function CancelDialog({ order, onClose }: StepProps) {
  const { t, format } = useLanguage();
  const action = useOrderAction("cancelOrder", order, { done: "order.cancelled", isQuiet: true });
  const { register, handleSubmit } = useForm<{ cause: CancelCause }>();
  const { refundableCents, currency } = order;
  const amount = format.money(refundableCents, currency);
  return (
    <StepDialog
      title={t("order.cancelTitle", { number: order.number })}
      submit={t("order.cancel")}
      submitLook="danger"
      action={action}
      input={(version, { cause }) => ({ version, cause })}
      order={order}
      handleSubmit={handleSubmit}
      onClose={onClose}
    >
      <p>{t("order.cancelText")}</p>
      <ul className="consequences">
        <li>{t("order.cancelStock")}</li>
        <li>
          {refundableCents === 0
            ? t("order.cancelUnpaid")
            : t(isPaidByHand(order) ? "order.cancelByHand" : "order.cancelRefund", { amount })}
        </li>
        <li>{t("order.cancelMail", { email: order.email })}</li>
      </ul>
      <CauseField
        options={cancelCauses.map((value) => ({ value, text: t(`order.cancelCause.${value}`) }))}
        field={register("cause")}
      />
    </StepDialog>
  );
}
