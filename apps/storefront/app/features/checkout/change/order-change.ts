import type { ShownOrder } from "../read/shown-order.ts";

/** One difference between what was confirmed and how it stands now. Amounts in cents. */
export type OrderChange =
  | { kind: "total" | "shipping"; before: number | null; after: number | null }
  | { kind: "line"; name: string; before: number; after: number }
  | { kind: "quantity"; name: string; before: number; after: number }
  | { kind: "gone" | "new"; name: string }
  | { kind: "delivery"; before: ShownOrder["arrival"]; after: ShownOrder["arrival"] }
  /** Nothing a summary shows: an address or a method. */
  | { kind: "other" };

export function orderChanges(before: ShownOrder | null, after: ShownOrder): OrderChange[] {
  if (!before) return [{ kind: "other" }];
  const changes: OrderChange[] = [
    ...lineChanges(before, after),
    ...amountChange("shipping", before.shippingCents, after.shippingCents),
    ...deliveryChange(before, after),
    ...amountChange("total", before.totalCents, after.totalCents),
  ];
  return changes.length > 0 ? changes : [{ kind: "other" }];
}

function lineChanges(before: ShownOrder, after: ShownOrder): OrderChange[] {
  const known = new Map(before.lines.map((line) => [line.id, line]));
  const left = new Set(after.lines.map(({ id }) => id));
  const gone = before.lines
    .filter(({ id }) => !left.has(id))
    .map(({ name }): OrderChange => ({ kind: "gone", name }));
  const others = after.lines.flatMap((line): OrderChange[] => {
    const old = known.get(line.id);
    if (!old) return [{ kind: "new", name: line.name }];
    if (old.quantity !== line.quantity) {
      return [{ kind: "quantity", name: line.name, before: old.quantity, after: line.quantity }];
    }
    return old.totalCents === line.totalCents
      ? []
      : [{ kind: "line", name: line.name, before: old.totalCents, after: line.totalCents }];
  });
  return [...gone, ...others];
}

function amountChange(
  kind: "total" | "shipping",
  before: number | null,
  after: number | null,
): OrderChange[] {
  return before === after ? [] : [{ kind, before, after }];
}

function deliveryChange({ arrival: before }: ShownOrder, { arrival: after }: ShownOrder): OrderChange[] {
  const isSame = before?.earliest === after?.earliest && before?.latest === after?.latest;
  return isSame ? [] : [{ kind: "delivery", before, after }];
}
