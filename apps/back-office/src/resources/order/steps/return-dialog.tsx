import { leftToReturn } from "@hearth/rules";
import { useForm } from "react-hook-form";
import { useLanguage } from "../../../language/use-language.ts";
import { linesWithRest, noneOf } from "./pieces.ts";
import { PieceFields } from "./piece-fields.tsx";
import { StepDialog, type StepProps } from "./step-dialog.tsx";
import { type ReturnFields, returnInput } from "./step-inputs.ts";
import { useOrderAction } from "./use-order-action.ts";

/** Goods came back. Whether money goes back is decided apart. */
export function ReturnDialog({ order, onClose }: StepProps) {
  const { t } = useLanguage();
  const action = useOrderAction("returnGoods", order, { done: "order.returned", isQuiet: true });
  const rest = linesWithRest(order, leftToReturn);
  const { register, handleSubmit } = useForm<ReturnFields>({
    defaultValues: { quantities: noneOf(rest), isRestocked: true },
  });
  return (
    <StepDialog
      title={t("order.returnTitle", { number: order.number })}
      submit={t("order.returnSubmit")}
      action={action}
      input={(version, fields) => returnInput(version, fields)}
      order={order}
      handleSubmit={handleSubmit}
      onClose={onClose}
    >
      <p className="form-note">{t("order.returnText")}</p>
      <PieceFields
        label={t("order.returnLines")}
        leftLabel={t("order.leftToReturn")}
        rest={rest}
        register={(id) => register(`quantities.${id}`, { valueAsNumber: true })}
      />
      <label className="check">
        <input type="checkbox" {...register("isRestocked")} />
        {t("order.restock")}
      </label>
    </StepDialog>
  );
}
