import { centsOfPieces, type CreditWish, type Pieces, type RateSum } from "@hearth/rules";
import { type CreditNote, sumsOf } from "../document/index.ts";
import type { OpenOrder } from "./order-progress.ts";

/** What a refund is for, in the words of a credit note. */
export function wishesOf(
  { progress, record }: OpenOrder,
  { pieces, shipping }: { pieces: readonly Pieces[]; shipping: readonly Omit<RateSum, "taxCents">[] },
): CreditWish[] {
  const items = record.order.document.order.lineItems ?? [];
  return [
    ...pieces.map(({ lineId, quantity }): CreditWish => {
      const line = progress.lines.find(({ id }) => id === lineId);
      const taxRate = items.find(({ id }) => id === lineId)?.price.calculatedTaxes[0]?.taxRate ?? 0;
      const grossCents = line ? centsOfPieces(line, quantity) : 0;
      return { of: "line", lineId, quantity, taxRate, grossCents };
    }),
    ...shipping.map((sum): CreditWish => ({ of: "shipping", lineId: null, quantity: 1, ...sum })),
  ];
}

/** Shipping costs that were not given back yet, with tax, by rate. */
export function shippingLeft(
  { record }: OpenOrder,
  notes: readonly Pick<CreditNote, "parts">[],
): Omit<RateSum, "taxCents">[] {
  const given = notes.flatMap(({ parts }) => parts).filter(({ of }) => of === "shipping");
  return sumsOf(record.order.document.order).shipping.flatMap(({ taxRate, grossCents }) => {
    const before = given.filter((part) => part.taxRate === taxRate);
    const left = before.reduce((rest, part) => rest - part.grossCents, grossCents);
    return left > 0 ? [{ taxRate, grossCents: left }] : [];
  });
}
