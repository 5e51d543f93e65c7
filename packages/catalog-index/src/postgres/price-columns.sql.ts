import type { Sql } from "postgres";
import type { Fragment } from "./fragment.ts";

/** Where the prices of a list stand: of a member, and the ends of a hit. */
export function priceColumns(
  sql: Sql,
  list: string | undefined,
): Record<"member" | "low" | "high", Fragment> {
  if (list === undefined) {
    return { member: sql`member.price_cents`, low: sql`hit.min_price_cents`, high: sql`hit.max_price_cents` };
  }
  return {
    member: sql`coalesce((member.price_lists ->> ${list}::text)::int, member.price_cents)`,
    low: sql`coalesce((hit.price_lists -> ${list}::text ->> 0)::int, hit.min_price_cents)`,
    high: sql`coalesce((hit.price_lists -> ${list}::text ->> 1)::int, hit.max_price_cents)`,
  };
}
