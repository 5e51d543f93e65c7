import type { PendingQuery, Row, Sql } from "postgres";

/** A piece of a statement. */
export type Fragment = PendingQuery<Row[]>;

/** All of them; without any, everything passes. */
export function allOf(sql: Sql, conditions: readonly Fragment[]): Fragment {
  return conditions.reduce<Fragment>((all, condition) => sql`${all} and (${condition})`, sql`true`);
}

export function uuids(sql: Sql, ids: readonly string[]): Fragment {
  return sql`${[...ids]}::text[]::uuid[]`;
}

/** A uuid as everybody else writes it. */
export function hex(sql: Sql, id: Fragment): Fragment {
  return sql`replace(${id}::text, '-', '')`;
}
