import type { BulkChangeRow } from "@hearth/admin-contract";
import { newFaults } from "@hearth/catalog/gate";
import type { ReferenceData } from "../../reference/index.ts";
import { type Families, faultsByFamily } from "../gate/check-families.ts";

export type Value = NonNullable<BulkChangeRow["after"]>;

/** What a product shall say; prices are those of a customer group. */
export interface ValueChange {
  productId: string;
  groupId: string;
  to: Value;
}

/** One family of several that were read together. */
export function oneFamily({ records, texts }: Families, familyId: string): Families {
  const products = records.products.filter(({ id, parent_id }) => id === familyId || parent_id === familyId);
  const ids = new Set(products.map(({ id }) => id));
  const own = <T extends { product_id: string }>(rows: readonly T[]) =>
    rows.filter(({ product_id }) => ids.has(product_id));
  return {
    records: {
      ...records,
      products: products as unknown as typeof records.products,
      prices: own(records.prices) as typeof records.prices,
      history: own(records.history) as typeof records.history,
      media: own(records.media) as typeof records.media,
      files: own(records.files) as typeof records.files,
      labels: own(records.labels) as typeof records.labels,
      configurator: own(records.configurator) as typeof records.configurator,
      ratings: own(records.ratings) as typeof records.ratings,
    },
    texts: own(texts),
  };
}

/** What a product's row says now; null: it has no price of its own any more. */
export function valueNow({ records }: Families, { productId, groupId, to }: ValueChange): Value | null {
  if (to.isActive !== undefined)
    return { isActive: records.products.find(({ id }) => id === productId)?.active !== false };
  const price = records.prices.find(
    (row) => row.product_id === productId && row.customer_group_id === groupId && row.quantity_start === 1,
  );
  return price ? { grossCents: price.gross_cents, listGrossCents: price.list_gross_cents } : null;
}

/** The family as it would be: the gate looks at it before anything is written, for the history of prices forgets nothing. */
export function changedFamily(
  family: Families,
  { productId, groupId, to }: ValueChange,
  now: number,
): Families {
  const { records } = family;
  const { isActive, grossCents, listGrossCents } = to;
  if (isActive !== undefined)
    return withRecords(family, {
      products: records.products.map((row) => (row.id === productId ? { ...row, active: isActive } : row)),
    });
  const isMeant = (row: { product_id: string; customer_group_id: string }) =>
    row.product_id === productId && row.customer_group_id === groupId;
  const base = records.prices.find((row) => isMeant(row) && row.quantity_start === 1);
  if (!base || grossCents === undefined) return family;
  return withRecords(family, {
    prices: records.prices.map((row) =>
      isMeant(row)
        ? {
            ...row,
            ...(row.quantity_start === 1 && { gross_cents: grossCents }),
            list_gross_cents: listGrossCents ?? null,
          }
        : row,
    ),
    history: [
      ...records.history,
      {
        product_id: productId,
        customer_group_id: groupId,
        currency_id: base.currency_id,
        valid_from: new Date(now).toISOString(),
        gross_cents: grossCents,
      },
    ],
  });
}

/** Whether the gate finds something new in a family that is sold, or anything at all in one that begins to be. */
export function isWorse(before: Families, after: Families, reference: ReferenceData, now: number): boolean {
  const root = after.records.products.find(({ parent_id }) => parent_id === null);
  if (!root || root.active === false) return false;
  const begins = before.records.products.some(
    ({ id, active }) =>
      active === false && after.records.products.some((row) => row.id === id && row.active !== false),
  );
  const faults = (families: Families) => faultsByFamily(families, reference, now).get(root.id) ?? [];
  return newFaults(begins ? [] : faults(before), faults(after)).length > 0;
}

function withRecords(
  family: Families,
  changed: { [K in keyof Families["records"]]?: readonly Families["records"][K][number][] },
): Families {
  return { ...family, records: { ...family.records, ...changed } as Families["records"] };
}
