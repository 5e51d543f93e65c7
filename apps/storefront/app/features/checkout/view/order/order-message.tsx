import { useLanguage } from "../../../../platform/language/language.tsx";
import type { Language } from "../../../../platform/language/language.tsx";
import { Notification } from "../../../../ui/message/notification.tsx";
import type { OrderChange } from "../../change/order-change.ts";
import type { PayingMethod } from "../../read/method-choice.ts";
import type { ShownOrder } from "../../read/shown-order.ts";
import { PayAtOnce } from "./pay-at-once.tsx";

/** Why nothing was ordered. Calm: nothing is lost, and the page below shows how it stands. */
export type OrderTrouble =
  | { kind: "changed"; changes: OrderChange[] }
  | { kind: "pay-at-once"; methods: PayingMethod[] }
  | { kind: "invalid" | "payment-gone" };

export function OrderMessage({ trouble }: { trouble: OrderTrouble }) {
  const language = useLanguage();
  const { t } = language;
  return (
    <div
      id="checkout-notice"
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- after an order was not placed this is where the reader must begin
      autoFocus
      className="rounded-inner"
    >
      <Notification type="warning" persistent>
        {trouble.kind === "pay-at-once" && <PayAtOnce methods={trouble.methods} />}
        {trouble.kind === "changed" && (
          <>
            <p className="font-semibold">{t("checkout.changedTitle")}</p>
            <p className="mt-1">{t("checkout.changedText")}</p>
            <ul className="mt-2 list-disc pl-5">
              {trouble.changes
                .map((change) => changeText(change, language))
                .map((text) => (
                  <li key={text} className="wrap-break-word">
                    {text}
                  </li>
                ))}
            </ul>
          </>
        )}
        {trouble.kind === "invalid" && <p>{t("checkout.invalid")}</p>}
        {trouble.kind === "payment-gone" && <p>{t("checkout.paymentGone")}</p>}
      </Notification>
    </div>
  );
}

function changeText(change: OrderChange, { t, format }: Language): string {
  switch (change.kind) {
    case "total":
    case "shipping": {
      const what = t(change.kind === "total" ? "cart.total" : "cart.shipping");
      const money = (cents: number | null) => (cents === null ? t("cart.shippingNone") : format.money(cents));
      return t("checkout.changedValue", { what, before: money(change.before), after: money(change.after) });
    }
    case "line": {
      const [before, after] = [format.money(change.before), format.money(change.after)];
      return t("checkout.changedValue", { what: change.name, before, after });
    }
    case "quantity":
      return t("checkout.changedQuantity", change);
    case "gone":
      return t("checkout.changedGone", change);
    case "new":
      return t("checkout.changedNew", change);
    case "delivery": {
      const days = (arrival: ShownOrder["arrival"]) =>
        arrival ? `${format.date(arrival.earliest)} – ${format.date(arrival.latest)}` : "–";
      const what = t("cart.deliveryDate");
      return t("checkout.changedValue", { what, before: days(change.before), after: days(change.after) });
    }
    case "other":
      return t("checkout.changedOther");
  }
}
