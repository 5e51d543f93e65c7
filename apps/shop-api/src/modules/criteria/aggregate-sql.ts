import { type Aggregation, failure } from "@hearth/contract";
import type { Fragment } from "postgres";
import type { Sql } from "../../platform/database/database.ts";
import { filterToSql, type SqlFields } from "./criteria-to-sql.ts";

export interface AggregationSource {
  /** `from … where …` of the rows to aggregate. */
  rows: Fragment;
  fields: SqlFields;
}

const DEFAULT_BUCKETS = 500;

/** Aggregations by the database, keyed by their names. Entities have no meaning here: the caller has no relation to show. */
export async function aggregateSql(
  sql: Sql,
  source: AggregationSource,
  aggregations: readonly Aggregation[],
): Promise<Record<string, unknown>> {
  const answers = await Promise.all(
    aggregations.map(
      async (aggregation) => [aggregation.name, await answer(sql, source, aggregation)] as const,
    ),
  );
  return Object.fromEntries(answers);
}

async function answer(sql: Sql, source: AggregationSource, aggregation: Aggregation): Promise<unknown> {
  switch (aggregation.type) {
    case "filter": {
      const narrowed = {
        ...source,
        rows: sql`${source.rows} and ${filterToSql(sql, aggregation.filters, source.fields)}`,
      };
      return {
        ...((await answer(sql, narrowed, aggregation.aggregation)) as object),
        name: aggregation.name,
      };
    }
    case "max":
    case "stats": {
      const column = numeric(source.fields, aggregation.field);
      const [row] = await sql<
        { min: number | null; max: number | null; avg: number | null; sum: number | null }[]
      >`
        select min(${column}), max(${column}), avg(${column})::float8, sum(${column})::float8 ${source.rows}`;
      return aggregation.type === "max"
        ? { max: row?.max ?? null, apiAlias: "max_aggregation" }
        : { ...row, sum: row?.sum ?? 0, apiAlias: "stats_aggregation" };
    }
    case "terms": {
      if (aggregation.aggregation)
        throw refused(aggregation.name, "Nested aggregations are not supported here");
      const column = columnOf(source.fields, aggregation.field);
      const rows = await sql<{ key: unknown; count: number }[]>`
        select ${column} as key, count(*)::int as count ${source.rows} group by 1 order by 2 desc, 1 limit ${aggregation.limit ?? DEFAULT_BUCKETS}`;
      const buckets = rows
        .filter((row) => row.key !== null)
        .map((row) => ({ key: String(row.key), count: row.count, apiAlias: "aggregation_bucket" }));
      return { buckets, apiAlias: "terms_aggregation" };
    }
    case "entity":
      throw refused(aggregation.name, "Entity aggregations are not supported here");
  }
}

function columnOf(fields: SqlFields, name: string): Fragment {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field || field.type === "ids") {
    throw failure(400, "FRAMEWORK__UNMAPPED_FIELD", {
      detail: `Field "${name}" cannot be aggregated`,
      pointer: "/aggregations",
      parameters: { field: name },
    });
  }
  return field.column;
}

function numeric(fields: SqlFields, name: string): Fragment {
  const column = columnOf(fields, name);
  if (fields[name]?.type !== "number") throw refused(name, "Only numbers have a maximum or statistics");
  return column;
}

function refused(name: string, detail: string) {
  return failure(400, "FRAMEWORK__INVALID_AGGREGATION_QUERY", {
    detail,
    pointer: "/aggregations",
    parameters: { name },
  });
}
