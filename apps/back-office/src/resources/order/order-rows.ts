import type { OrderHead } from "@hearth/admin-contract";
import type { Language } from "../../language/use-language.ts";
import type { CsvRow } from "../../list/csv-file.ts";
import { stateTexts, type StateKind } from "./order-states.tsx";

/** Orders as a table: a heading, then a row for each, in the words of the screen. Times as every program understands them, money as a number. */
export function orderRows(orders: readonly OrderHead[], { t, tOr }: Language): CsvRow[] {
  const labels = [
    "field.orderNumber",
    "field.placedAt",
    "field.buyer",
    "field.company",
    "field.email",
    "field.state",
    "field.paymentState",
    "field.deliveryState",
    "field.total",
    "field.currency",
  ] as const;
  const stateOf = (kind: StateKind, state: string | null) =>
    state === null ? null : tOr(`${stateTexts[kind]}.${state}`, state);
  return [
    labels.map((label) => t(label)),
    ...orders.map((order) => [
      order.number,
      order.placedAt,
      order.name,
      order.company,
      order.email,
      stateOf("order", order.state),
      stateOf("transaction", order.paymentState),
      stateOf("delivery", order.deliveryState),
      order.totalCents / 100,
      order.currency,
    ]),
  ];
}
