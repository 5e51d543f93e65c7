import type { Sql } from "postgres";
import type { RunningOffice } from "../office-scale/admin-process.ts";

export interface PriceChange {
  id: string;
  /** Lets the worker do it, or take it back. */
  begin(step: "apply" | "undo"): Promise<void>;
  /** The worker is done, and pages show the new prices. */
  isDone(): Promise<boolean>;
}

/** A file with another price for so many products, looked at and not applied yet. */
export async function preparePriceChange(
  office: RunningOffice,
  sql: Sql,
  products: number,
): Promise<PriceChange> {
  const rows = await sql<{ line: string }[]>`
    select p.product_number || ';' || round((r.gross_cents + 1) / 100.0, 2) as line
    from product p join product_price r on r.product_id = p.id and r.quantity_start = 1
      join sales_channel c on c.customer_group_id = r.customer_group_id and c.currency_id = r.currency_id
    where r.list_gross_cents is null order by p.id limit ${products}`;
  const csv = rows.map(({ line }) => line).join("\n");
  const prepared = (await office.write("/bulk-change/price-import", { csv })) as { id: string };
  const { id } = prepared;
  const read = async () => {
    const [row] = await sql<{ state: string; version: number; waiting: number; applied: number }[]>`
      select state, version, (select count(*)::int from bulk_change_row where change_id = ${id} and state = 'waiting') as waiting,
        (select count(*)::int from bulk_change_row where change_id = ${id} and state = 'applied') as applied
      from bulk_change where id = ${id}`;
    if (!row) throw new Error("the change is gone");
    return row;
  };
  const { waiting } = await read();
  if (waiting < products) throw new Error(`only ${waiting} of ${products} prices would change`);
  return {
    id,
    async begin(step) {
      await office.write(`/bulk-change/${id}/${step}`, { version: (await read()).version });
    },
    async isDone() {
      const { state } = await read();
      const [outbox] = await sql<
        { n: number }[]
      >`select count(*)::int as n from outbox where entity = 'product'`;
      return (state === "applied" || state === "undone") && outbox?.n === 0;
    },
  };
}
