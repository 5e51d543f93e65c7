import { failure, type Filter, isId, type RangeBounds, type Scalar, type Sort } from "@hearth/contract";
import type { Fragment } from "postgres";
import type { Sql } from "../../platform/database/database.ts";

export interface SqlField {
  column: Fragment;
  type: "id" | "ids" | "text" | "number" | "boolean" | "time";
}

/** The only fields criteria may touch; everything else is refused, so no text of a caller ever becomes SQL. */
export type SqlFields = Readonly<Record<string, SqlField>>;

export function filterToSql(sql: Sql, filters: readonly Filter[], fields: SqlFields): Fragment {
  return join(
    sql,
    filters.map((filter) => one(sql, filter, fields)),
    "and",
  );
}

export function sortToSql(sql: Sql, sorts: readonly Sort[], fields: SqlFields, last: Fragment): Fragment {
  const parts = sorts.map(({ field, order, byCount }) => {
    const { column, type } = known(fields, field, "/sort");
    if (type === "ids" || byCount)
      throw failure(400, "FRAMEWORK__INVALID_SORT_QUERY", {
        detail: `Cannot sort by ${field}`,
        pointer: "/sort",
      });
    return order === "ASC" ? sql`${column} asc` : sql`${column} desc`;
  });
  return [...parts, last].reduce((before, next) => sql`${before}, ${next}`);
}

function one(sql: Sql, filter: Filter, fields: SqlFields): Fragment {
  switch (filter.type) {
    case "and":
      return filterToSql(sql, filter.queries, fields);
    case "or":
      return join(
        sql,
        filter.queries.map((query) => one(sql, query, fields)),
        "or",
      );
    case "nand":
      return sql`(not coalesce(${filterToSql(sql, filter.queries, fields)}, false))`;
    case "nor":
      return sql`(not coalesce(${join(
        sql,
        filter.queries.map((query) => one(sql, query, fields)),
        "or",
      )}, false))`;
    case "equals":
      return filter.value === null
        ? sql`(${known(fields, filter.field).column} is null)`
        : any(sql, fields, filter.field, [filter.value]);
    case "equalsAny":
      return any(sql, fields, filter.field, filter.values);
    case "equalsAll":
      return all(sql, fields, filter.field, filter.values);
    case "range":
      return range(sql, fields, filter.field, filter.bounds);
    default:
      return part(sql, fields, filter.field, pattern(filter.type, filter.value));
  }
}

function known(fields: SqlFields, name: string, pointer = "/filter"): SqlField {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (field) return field;
  throw failure(400, "FRAMEWORK__UNMAPPED_FIELD", {
    detail: `Field "${name}" cannot be used in criteria`,
    pointer,
    parameters: { field: name },
  });
}

function refuse(field: string, detail: string): never {
  throw failure(400, "FRAMEWORK__INVALID_FILTER_QUERY", {
    detail: `${field}: ${detail}`,
    pointer: "/filter",
    parameters: { field },
  });
}

function any(sql: Sql, fields: SqlFields, name: string, values: readonly Scalar[]): Fragment {
  const { column, type } = known(fields, name);
  const typed = values.filter((value) => value !== null).map((value) => convert(name, type, value));
  switch (type) {
    case "ids":
      return sql`(${column} && ${typed as string[]}::uuid[])`;
    case "id":
      return sql`(${column} = any(${typed as string[]}::uuid[]))`;
    case "number":
      return sql`(${column} = any(${typed as number[]}::numeric[]))`;
    case "boolean":
      // The driver takes a list of booleans for a single one.
      return sql`(${column} = any(${typed.map(String)}::text[]::boolean[]))`;
    case "time":
      return sql`(${column} = any(${typed as string[]}::timestamptz[]))`;
    case "text":
      return sql`(${column} = any(${typed as string[]}::text[]))`;
  }
}

function all(sql: Sql, fields: SqlFields, name: string, values: readonly Scalar[]): Fragment {
  const { column, type } = known(fields, name);
  if (type !== "ids")
    return join(
      sql,
      values.map((value) => any(sql, fields, name, [value])),
      "and",
    );
  return sql`(${column} @> ${values.map((value) => convert(name, type, value)) as string[]}::uuid[])`;
}

function range(sql: Sql, fields: SqlFields, name: string, bounds: RangeBounds): Fragment {
  const { column, type } = known(fields, name);
  if (type !== "number" && type !== "time") return refuse(name, "a range needs a number or a date");
  const bound = (value: string | number) => {
    const typed = convert(name, type, value);
    return type === "number" ? sql`${typed as number}::numeric` : sql`${typed as string}::timestamptz`;
  };
  const parts: Fragment[] = [];
  if (bounds.gt !== undefined) parts.push(sql`(${column} > ${bound(bounds.gt)})`);
  if (bounds.gte !== undefined) parts.push(sql`(${column} >= ${bound(bounds.gte)})`);
  if (bounds.lt !== undefined) parts.push(sql`(${column} < ${bound(bounds.lt)})`);
  if (bounds.lte !== undefined) parts.push(sql`(${column} <= ${bound(bounds.lte)})`);
  return join(sql, parts, "and");
}

function part(sql: Sql, fields: SqlFields, name: string, like: string): Fragment {
  const { column, type } = known(fields, name);
  return type === "text"
    ? sql`(${column} ilike ${like})`
    : refuse(name, "only texts can be searched in parts");
}

function pattern(type: "contains" | "prefix" | "suffix", value: string): string {
  const literal = value.replaceAll("\0", "").replaceAll(/[\\%_]/g, String.raw`\$&`);
  return `${type === "prefix" ? "" : "%"}${literal}${type === "suffix" ? "" : "%"}`;
}

function convert(name: string, type: SqlField["type"], value: Scalar): string | number | boolean {
  const text = String(value);
  switch (type) {
    case "id":
    case "ids":
      return isId(text) ? text : refuse(name, "not an id");
    case "number":
      return text.trim() !== "" && Number.isFinite(Number(value)) && Math.abs(Number(value)) < 1e15
        ? Number(value)
        : refuse(name, "not a number");
    case "boolean":
      if (["true", "1"].includes(text)) return true;
      return ["false", "0"].includes(text) ? false : refuse(name, "not a boolean");
    case "time": {
      const time = Date.parse(text);
      return Number.isNaN(time) ? refuse(name, "not a date") : new Date(time).toISOString();
    }
    case "text":
      return text.replaceAll("\0", "");
  }
}

function join(sql: Sql, parts: readonly Fragment[], word: "and" | "or"): Fragment {
  if (parts.length === 0) return word === "and" ? sql`true` : sql`false`;
  return sql`(${parts.reduce((left, right) => (word === "and" ? sql`${left} and ${right}` : sql`${left} or ${right}`))})`;
}
