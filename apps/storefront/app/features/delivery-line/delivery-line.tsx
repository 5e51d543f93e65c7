import { useLanguage } from "../../platform/language/language.tsx";
import { deliverySteps } from "./delivery-steps.ts";
import type { DeliveryDates, DeliveryStage } from "./delivery-steps.ts";

interface Props {
  at: DeliveryStage;
  window: DeliveryDates["window"];
  orderedOn?: string;
}

/** Ordered, dispatched, with you: as one line that grows warmer. */
export function DeliveryLine({ at, window, orderedOn }: Props) {
  const { t, format } = useLanguage();
  const steps = deliverySteps(at, { orderedOn: orderedOn ?? null, window });
  return (
    <ol aria-label={t("cart.line")} className={`delivery-line is-${at}`}>
      {steps.map(({ name, isDone, days }) => (
        <li key={name} className={isDone ? "is-done" : undefined}>
          <span className="font-semibold">{t(`cart.line.${name}`)}</span>
          {isDone && <span className="sr-only"> {t("cart.line.done")}</span>}
          <span className="block text-ink-soft">
            {days.map((day) => format.day(day)).join(" – ") ||
              (name === "ordered" && at === "ahead" ? t("cart.line.today") : null)}
          </span>
        </li>
      ))}
    </ol>
  );
}
