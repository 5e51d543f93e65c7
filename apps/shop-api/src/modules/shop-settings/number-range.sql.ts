import type { NumberRange } from "@hearth/admin-contract";
import type { Sql } from "../../platform/database.ts";

export function selectNumberRanges(sql: Sql): Promise<NumberRange[]> {
  return sql<NumberRange[]>`select name as id, (last + 1)::int as next from number_range order by last`;
}

/** Whether it is higher than any number that was given, also by somebody who orders in this moment. */
export async function raiseNumberRange(tx: Sql, { id, next }: NumberRange): Promise<boolean> {
  const raised =
    await tx`update number_range set last = ${next} - 1 where name = ${id} and last + 1 < ${next} returning name`;
  return raised.length > 0;
}
