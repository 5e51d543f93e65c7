import type { OrderSheet } from "@hearth/admin-contract";
import { useLanguage } from "../../language/use-language.ts";
import { type StateKind, stateTexts } from "./order-states.tsx";

/** The newest first: what somebody on the telephone asks for. */
export function OrderSteps({ steps, takenBy }: Pick<OrderSheet, "steps" | "takenBy">) {
  const { t, tOr, format } = useLanguage();
  const stateName = (entity: string, state: string) =>
    tOr(`${stateTexts[entity as StateKind] ?? entity}.${state}`, state);
  return (
    <ol className="steps">
      {steps.toReversed().map(({ entity, from, to, actor, at }) => (
        <li key={`${entity} ${to} ${at}`}>
          <p>
            <strong>{stateName(entity, to)}</strong>{" "}
            <span className="step-kind">{tOr(`entity.${entity}`, entity)}</span>
          </p>
          <p className="step-when">
            <time dateTime={at}>{format.dateTime(at)}</time> ·{" "}
            {takenBy && entity === "order" && from === null
              ? t("phone.takenStep", { name: takenBy })
              : tOr(`actor.${actor}`, actor)}
          </p>
        </li>
      ))}
      {steps.length === 0 && <li className="none">{t("order.noSteps")}</li>}
    </ol>
  );
}
