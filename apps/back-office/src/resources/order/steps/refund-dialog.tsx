import { leftToRefund } from "@hearth/rules";
import { useForm } from "react-hook-form";
import { useLanguage } from "../../../language/use-language.ts";
import { Field } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { AMOUNT_PATTERN } from "./amount-cents.ts";
import { CauseField } from "./cause-field.tsx";
import { refundCauses } from "./causes.ts";
import { isPaidByHand } from "./paid-by-hand.ts";
import { PieceFields } from "./piece-fields.tsx";
import { linesWithRest, noneOf } from "./pieces.ts";
import { RefundSum } from "./refund-sum.tsx";
import { StepDialog, type StepProps } from "./step-dialog.tsx";
import { type RefundFields, refundInput } from "./step-inputs.ts";
import { useOrderAction } from "./use-order-action.ts";

/** Money goes back: what pieces were worth, or an amount somebody agreed on. */
export function RefundDialog({ order, onClose }: StepProps) {
  const { t, format } = useLanguage();
  const action = useOrderAction("refundOrder", order, { done: "order.refunded", isQuiet: true });
  const rest = linesWithRest(order, leftToRefund);
  const hasShipping = order.refundableShippingCents > 0;
  const { register, handleSubmit, watch } = useForm<RefundFields>({
    defaultValues: {
      by: rest.length > 0 || hasShipping ? "pieces" : "amount",
      quantities: noneOf(rest),
      amount: "",
      isDropped: false,
      isShipping: false,
    },
  });
  const fields = watch();
  return (
    <StepDialog
      title={t("order.refundTitle", { number: order.number })}
      submit={t("order.refundSubmit")}
      action={action}
      input={(version, values) => refundInput(version, values)}
      order={order}
      handleSubmit={handleSubmit}
      onClose={onClose}
    >
      <fieldset className="choices">
        <legend>{t("order.refundBy")}</legend>
        {(["pieces", "amount"] as const).map((by) => (
          <label key={by} className="check">
            <input
              type="radio"
              value={by}
              disabled={by === "pieces" && rest.length === 0 && !hasShipping}
              {...register("by")}
            />
            {t(`order.refundBy.${by}`)}
          </label>
        ))}
      </fieldset>
      {fields.by === "pieces" ? (
        <>
          {rest.length > 0 && (
            <PieceFields
              label={t("order.refundLines")}
              leftLabel={t("order.leftToRefund")}
              rest={rest}
              register={(id) => register(`quantities.${id}`, { valueAsNumber: true })}
            />
          )}
          {hasShipping && (
            <label className="check">
              <input type="checkbox" {...register("isShipping")} />
              {t("order.refundShipping", {
                amount: format.money(order.refundableShippingCents, order.currency),
              })}
            </label>
          )}
          {order.possible.includes("ship") && (
            <label className="check">
              <input type="checkbox" {...register("isDropped")} />
              {t("order.drop")}
            </label>
          )}
        </>
      ) : (
        <Field
          label={t("field.amount")}
          hint={t("order.amountHint", { amount: format.money(order.refundableCents, order.currency) })}
        >
          <input
            required
            inputMode="decimal"
            autoComplete="off"
            pattern={AMOUNT_PATTERN}
            title={t("order.amountFormat")}
            {...register("amount")}
          />
        </Field>
      )}
      <CauseField
        options={refundCauses.map((value) => ({ value, text: t(`order.refundCause.${value}`) }))}
        field={register("cause")}
      />
      <RefundSum order={order} fields={fields} />
      {isPaidByHand(order) && <Notice tone="warning">{t("order.refundByHand")}</Notice>}
    </StepDialog>
  );
}
