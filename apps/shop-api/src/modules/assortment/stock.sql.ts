import type { StockReason } from "@hearth/admin-contract";
import type { Sql } from "../../platform/database/database.ts";

export interface StockMove {
  productId: string;
  pieces: number;
  reason: StockReason;
  note: string | null;
  staffId: string;
  staff: string;
}

/** Undefined: there is no such product. */
export async function findShelf(sql: Sql, productId: string): Promise<{ hasVariants: boolean } | undefined> {
  const [row] = await sql<{ hasVariants: boolean }[]>`
    select exists (select from product v where v.parent_id = p.id) as "hasVariants" from product p where p.id = ${productId}`;
  return row;
}

/** What is there afterwards; undefined: there are not so many. The row's lock lets orders and colleagues in one by one. */
export async function moveShelf(tx: Sql, productId: string, pieces: number): Promise<number | undefined> {
  await tx`insert into product_stock (product_id, stock) values (${productId}, 0) on conflict do nothing`;
  const [row] = await tx<{ stock: number }[]>`
    update product_stock set stock = stock + ${pieces} where product_id = ${productId} and stock + ${pieces} >= 0 returning stock`;
  return row?.stock;
}

export async function insertMovement(tx: Sql, move: StockMove, stock: number): Promise<void> {
  await tx`insert into shelf_movement (product_id, pieces, stock, reason, note, staff_id, staff)
    values (${move.productId}, ${move.pieces}, ${stock}, ${move.reason}, ${move.note}, ${move.staffId}, ${move.staff})`;
}
