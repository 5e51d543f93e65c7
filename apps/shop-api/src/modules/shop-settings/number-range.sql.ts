import type { NumberRange } from "@hearth/admin-contract";
import type { Sql } from "../../platform/database/database.ts";

/** Customers are counted by a sequence; of theirs the row has only the pattern. */
export function selectNumberRanges(sql: Sql): Promise<NumberRange[]> {
  return sql<NumberRange[]>`
    select name as id, pattern,
      (case name when 'customer' then (select last_value + is_called::int from customer_number) else last + 1 end)::int as next
    from number_range order by name = 'customer', last`;
}

/** Whether it is higher than any number that was given, also by somebody who orders in this moment. */
export async function raiseNumberRange(
  tx: Sql,
  { id, next }: Pick<NumberRange, "id" | "next">,
): Promise<boolean> {
  const raised =
    id === "customer"
      ? await raiseCustomerNumbers(tx, next)
      : await tx`update number_range set last = ${next} - 1 where name = ${id} and last + 1 < ${next} returning name`;
  return raised.length > 0;
}

/** One person at a time. It holds at once, whatever becomes of the transaction: as every number of a sequence. */
async function raiseCustomerNumbers(tx: Sql, next: number): Promise<readonly unknown[]> {
  await tx`select from number_range where name = 'customer' for update`;
  return tx`select setval('customer_number', ${next}, false) from customer_number where last_value + is_called::int < ${next}`;
}

/** Those that are given from now on; numbers that were given stay as they are. */
export async function saveNumberPattern(
  tx: Sql,
  { id, pattern }: Pick<NumberRange, "id" | "pattern">,
): Promise<void> {
  await tx`update number_range set pattern = ${pattern} where name = ${id}`;
}

/** Whether documents of another kind have had numbers of this shape (`shapeOf`). */
export async function hasShapeOfOthers(tx: Sql, id: string, shape: string): Promise<boolean> {
  const [row] = await tx<{ is_taken: boolean }[]>`
    select exists (select from order_document where type <> ${id}
      and regexp_replace(regexp_replace(number, '\\d+$', ''), '\\d', '0', 'g') = ${shape}) as is_taken`;
  return row?.is_taken ?? false;
}
