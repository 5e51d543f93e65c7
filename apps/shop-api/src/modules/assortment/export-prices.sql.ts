import type { ListRequest } from "@hearth/admin-contract";
import type { ExportedPrice } from "@hearth/rules";
import type { Sql } from "../../platform/database/database.ts";
import { conditionOf } from "../admin-list/index.ts";
import type { ReferenceData } from "../reference/index.ts";
import { narrowed } from "./list-products.sql.ts";

/** So many at once: an answer of half a megabyte, whatever the shop has. */
const PIECE = 5000;

export interface ExportedPiece {
  items: ExportedPrice[];
  /** Where the next one begins; null: that was all. */
  next: string | null;
}

/** Products and variants with a price of their own for everybody, as the price import reads them, by number. */
export async function exportPrices(
  sql: Sql,
  reference: ReferenceData,
  { after = "", ...request }: Pick<ListRequest, "filter" | "search"> & { after?: string | undefined },
): Promise<ExportedPiece> {
  const channel = reference.rows.channels[0];
  const languageId = channel?.language_id ?? null;
  const items = await sql<ExportedPrice[]>`
    select m.product_number as number, coalesce(n.name, t.name) as name,
      r.gross_cents::int as "grossCents", r.list_gross_cents::int as "listGrossCents"
    from product m join product p on p.id = coalesce(m.parent_id, m.id)
      join product_price r on r.product_id = m.id and r.quantity_start = 1
        and r.customer_group_id = ${channel?.customer_group_id ?? null}::uuid
        and r.currency_id = ${channel?.currency_id ?? null}::uuid
      left join product_translation n on n.product_id = m.id and n.language_id = ${languageId}::uuid
      left join product_translation t on t.product_id = p.id and t.language_id = ${languageId}::uuid
    where m.product_number > ${after} and ${conditionOf(sql, request, narrowed(sql))}
    order by m.product_number limit ${PIECE}`;
  return { items: [...items], next: items.length < PIECE ? null : (items.at(-1)?.number ?? null) };
}
