import type { Sql } from "../../platform/database/database.ts";

type SlotFields = Record<string, { source: string; value: unknown }>;

export interface SlotRow {
  id: string;
  block_id: string;
  type: string;
  slot: string;
  config: SlotFields;
  /** Fields with texts, by language; laid over `config`. */
  texts: Record<string, SlotFields>;
}

export async function selectSlot(sql: Sql, slotId: string): Promise<SlotRow | undefined> {
  const [row] = await sql<SlotRow[]>`select * from cms_slot where id = ${slotId}`;
  return row;
}
