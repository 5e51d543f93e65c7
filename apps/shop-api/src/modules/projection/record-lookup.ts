import type { PricePoint } from "@hearth/rules";
import type { MediaRow } from "../reference/index.ts";
import type { FamilyRecords } from "./family-records.sql.ts";

export type RecordLookup = ReturnType<typeof lookUpRecords>;

/** Finds the rows of a batch by what they belong to. */
export function lookUpRecords(records: FamilyRecords) {
  const children = grouped(records.products, (row) => row.parent_id ?? "");
  const history = grouped(records.history, (row) => row.product_id + row.customer_group_id + row.currency_id);
  const ratings = new Map(records.ratings.map((row) => [row.product_id, row]));
  const stock = new Map(records.products.map((row) => [row.id, row.stock ?? 0]));
  const mediaRows = new Map(records.mediaRows.map((row) => [row.id, row]));
  return {
    children,
    prices: grouped(records.prices, byProduct),
    texts: grouped(records.texts, byProduct),
    media: grouped(records.media, byProduct),
    files: grouped(records.files, byProduct),
    labels: grouped(records.labels, byProduct),
    configurator: grouped(records.configurator, byProduct),
    stock: (productId: string) => stock.get(productId) ?? 0,
    rating: (productId: string) => ratings.get(productId),
    history: (productId: string, groupId: string, currencyId: string): PricePoint[] =>
      history(productId + groupId + currencyId).map((row) => ({
        validFrom: Date.parse(row.valid_from),
        grossCents: row.gross_cents,
      })),
    mediaRow(id: string): MediaRow {
      const row = mediaRows.get(id);
      if (!row) throw new Error(`media ${id} is referred to but does not exist`);
      return row;
    },
  };
}

const byProduct = (row: { product_id: string }) => row.product_id;

function grouped<T>(rows: readonly T[], keyOf: (row: T) => string): (key: string) => T[] {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return (key) => groups.get(key) ?? [];
}
