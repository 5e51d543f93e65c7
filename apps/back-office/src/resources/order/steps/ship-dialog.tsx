import { leftToSend } from "@hearth/rules";
import { useForm } from "react-hook-form";
import { useLanguage } from "../../../language/use-language.ts";
import { Field } from "../../../ui/field.tsx";
import { allOf, linesWithRest } from "./pieces.ts";
import { PieceFields } from "./piece-fields.tsx";
import { StepDialog, type StepProps } from "./step-dialog.tsx";
import { type ShipFields, shipInput } from "./step-inputs.ts";
import { useOrderAction } from "./use-order-action.ts";

/** Suggestions; whoever carries it may be called otherwise. */
const carriers = ["DHL", "DPD", "GLS", "Hermes", "UPS"] as const;
const MOST_SIGNS = 80;

/** Goods leave: all that is left, unless somebody takes pieces out for a later parcel. */
export function ShipDialog({ order, onClose }: StepProps) {
  const { t } = useLanguage();
  const action = useOrderAction("shipOrder", order, { done: "order.shipped", isQuiet: true });
  const rest = linesWithRest(order, leftToSend);
  const { register, handleSubmit } = useForm<ShipFields>({
    defaultValues: { quantities: allOf(rest), carrier: "", trackingCode: "" },
  });
  return (
    <StepDialog
      title={t("order.shipTitle", { number: order.number })}
      submit={t("order.ship")}
      action={action}
      input={(version, fields) => shipInput(version, fields)}
      order={order}
      handleSubmit={handleSubmit}
      onClose={onClose}
    >
      <p className="form-note">{t("order.shipText")}</p>
      <PieceFields
        label={t("order.shipLines")}
        leftLabel={t("order.leftToSend")}
        rest={rest}
        register={(id) => register(`quantities.${id}`, { valueAsNumber: true })}
      />
      <div className="form-row">
        <Field label={t("field.carrier")}>
          <input maxLength={MOST_SIGNS} autoComplete="off" list="carriers" {...register("carrier")} />
        </Field>
        <Field label={t("field.trackingCode")}>
          <input maxLength={MOST_SIGNS} autoComplete="off" spellCheck={false} {...register("trackingCode")} />
        </Field>
      </div>
      <datalist id="carriers">
        {carriers.map((carrier) => (
          <option key={carrier}>{carrier}</option>
        ))}
      </datalist>
    </StepDialog>
  );
}
