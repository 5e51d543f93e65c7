import type { StockReason } from "@hearth/admin-contract";
import type { Sql } from "../../platform/database/database.ts";

/** What a sheet shows beyond what the read models are made of. */
export interface ProductRecord {
  versions: ReadonlyMap<string, number>;
  stock: { stock: number; reserved: number };
  movements: {
    at: string;
    pieces: number;
    stock: number;
    reason: StockReason;
    note: string | null;
    staff: string;
  }[];
  paths: { language_id: string; path: string }[];
}

const MOVEMENTS = 50;

export async function selectProductRecord(
  sql: Sql,
  id: string,
  memberIds: readonly string[],
): Promise<ProductRecord> {
  const [versions, [stock], movements, paths] = await Promise.all([
    sql<{ id: string; version: number }[]>`
      select id, version from product where id = any(${memberIds as string[]}::uuid[])`,
    sql<ProductRecord["stock"][]>`select stock, reserved from product_stock where product_id = ${id}`,
    sql<ProductRecord["movements"]>`
      select at, pieces, stock, reason, note, staff from shelf_movement where product_id = ${id} order by id desc limit ${MOVEMENTS}`,
    sql<ProductRecord["paths"]>`
      select language_id, seo_path_info as path from seo_url where foreign_key = ${id} and is_canonical`,
  ]);
  return {
    versions: new Map(versions.map((row) => [row.id, row.version])),
    stock: stock ?? { stock: 0, reserved: 0 },
    movements: [...movements],
    paths: [...paths],
  };
}

/** Undefined: there is no such product. */
export async function selectFamilyId(sql: Sql, id: string): Promise<string | undefined> {
  return (await selectFamilyIds(sql, [id]))[0];
}

export async function selectFamilyIds(sql: Sql, ids: readonly string[]): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select distinct coalesce(parent_id, id) as id from product where id = any(${ids as string[]}::uuid[])`;
  return rows.map(({ id }) => id);
}

export async function selectTaxId(sql: Sql, id: string): Promise<string | null> {
  const [row] = await sql<{ tax_id: string | null }[]>`select tax_id from product where id = ${id}`;
  return row?.tax_id ?? null;
}

/** Whether anybody sees the family. */
export async function isSold(sql: Sql, familyId: string): Promise<boolean> {
  return (await sql`select from product where id = ${familyId} and active is distinct from false`).length > 0;
}

/** Inside a transaction: the family and its member wait for nobody else's change. Always in one order. */
export async function lockProducts(tx: Sql, ids: readonly string[]): Promise<void> {
  await tx`select from product where id = any(${ids as string[]}::uuid[]) order by id for update`;
}
