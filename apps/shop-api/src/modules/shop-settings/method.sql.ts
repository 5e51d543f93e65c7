import type { PaymentAvailability } from "@hearth/rules";
import type { Sql } from "../../platform/database/database.ts";
import type { Texts } from "../reference/index.ts";

export type MethodTable = "payment_method" | "shipping_method";

export interface MethodRow {
  id: string;
  technicalName: string;
  isActive: boolean;
  texts: Texts;
  /** Of ways to pay. */
  availability: PaymentAvailability;
  version: number;
}

/** In the order of the shop. */
export function selectMethods(sql: Sql, table: MethodTable): Promise<MethodRow[]> {
  const availability = table === "payment_method" ? sql`availability` : sql`'{}'::jsonb`;
  return sql<MethodRow[]>`
    select id, technical_name as "technicalName", active as "isActive", texts, ${availability} as availability, version
    from ${sql(table)} order by position, id`;
}

type WrittenMethod = Pick<MethodRow, "id" | "isActive" | "texts"> & Partial<Pick<MethodRow, "availability">>;

export async function writeMethod(tx: Sql, table: MethodTable, method: WrittenMethod): Promise<void> {
  const limits = method.availability
    ? tx`, availability = ${JSON.stringify(method.availability)}::text::jsonb`
    : tx``;
  await tx`update ${tx(table)} set active = ${method.isActive}, texts = ${JSON.stringify(method.texts)}::text::jsonb,
    changed_at = now() ${limits} where id = ${method.id}`;
}

/** Those that stand there already are left alone. */
export async function writeOrder(tx: Sql, table: MethodTable, ids: readonly string[]): Promise<void> {
  await tx`update ${tx(table)} m set position = p.place - 1, changed_at = now()
    from unnest(${ids as string[]}::uuid[]) with ordinality as p (id, place) where p.id = m.id and m.position <> p.place - 1`;
}
