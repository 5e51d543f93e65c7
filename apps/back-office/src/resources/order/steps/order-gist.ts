import type { OrderSheet } from "@hearth/admin-contract";
import type { Language } from "../../../language/use-language.ts";
import { stateTexts } from "../order-states.tsx";

/** What somebody has to know of an order before they go on with it, in words; the keys are names of fields. */
export function orderGist(order: OrderSheet, { tOr, format }: Language): Record<string, string> {
  const { state, paymentState, deliveryState, lines, refundableCents, currency, flags, notes } = order;
  const sum = (count: (line: OrderSheet["lines"][number]) => number) =>
    lines.reduce((total, line) => total + count(line), 0);
  return {
    state: tOr(`${stateTexts.order}.${state}`, state),
    paymentState: paymentState ? tOr(`${stateTexts.transaction}.${paymentState}`, paymentState) : "–",
    deliveryState: deliveryState ? tOr(`${stateTexts.delivery}.${deliveryState}`, deliveryState) : "–",
    sent: format.number(sum(({ sent }) => sent)),
    returned: format.number(sum(({ returned }) => returned)),
    refundable: format.money(refundableCents, currency),
    flags: flags.map((flag) => tOr(`order.flag.${flag}`, flag)).join(", ") || "–",
    note: notes.map(({ author, content }) => `${author}: ${content}`).join(" · ") || "–",
  };
}
