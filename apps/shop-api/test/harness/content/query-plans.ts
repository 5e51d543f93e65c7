import type { Sql } from "../../../src/platform/database/database.ts";

export interface Statement {
  text: string;
  parameters: unknown[];
}

interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  Schema?: string;
  "Actual Rows"?: number;
  "Actual Loops"?: number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: PlanNode[];
}

export type TableSizes = ReadonlyMap<string, number>;

/** Rows of the tables that grow with the catalogue; a full read of one is what must not happen. */
export async function largeTables(sql: Sql, fromRows: number): Promise<TableSizes> {
  const rows = await sql<{ name: string; size: number }[]>`
    select n.nspname || '.' || c.relname as name, c.reltuples as size
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and c.reltuples >= ${fromRows} and n.nspname in ('public', 'catalog_index')`;
  return new Map(rows.map((row) => [row.name, row.size]));
}

/** An index that hands out this much of the record is none; the catalogue index may rank all hits of a broad search. */
const MAX_SHARE = 0.1;

/** Large tables a statement reads from end to end, or nearly so, by the plan the database really chooses. */
export async function fullReads(sql: Sql, statement: Statement, large: TableSizes): Promise<string[]> {
  return (await planNodes(sql, statement)).flatMap((node) => {
    const table = `${node.Schema}.${node["Relation Name"]}`;
    const size = large.get(table);
    if (size === undefined) return [];
    if (node["Node Type"] === "Seq Scan") return [`${table}: sequential scan`];
    const looked =
      (node["Actual Rows"] ?? 0) +
      (node["Rows Removed by Filter"] ?? 0) +
      (node["Rows Removed by Index Recheck"] ?? 0);
    const share = (looked * (node["Actual Loops"] ?? 1)) / size;
    return table.startsWith("public.") && share > MAX_SHARE
      ? [`${table}: ${Math.round(share * 100)} % looked at`]
      : [];
  });
}

/** Prepared like the server's own statements, so that its plan is the one chosen before the values are known, if the server plans so. */
async function planNodes(sql: Sql, { text, parameters }: Statement): Promise<PlanNode[]> {
  // What writes is planned only: a second time it would find its work done.
  const isRead = /^\s*(select|with)\b/i.test(text) && !/\b(insert into|delete from|set \w+ =)/i.test(text);
  const values = parameters.length > 0 ? `(${(parameters as Parameter[]).map(literal).join(", ")})` : "";
  await sql.unsafe(`prepare seen as ${text}`);
  const rows = await sql.unsafe(
    `explain (verbose, format json${isRead ? ", analyze" : ""}) execute seen${values}`,
  );
  await sql.unsafe("deallocate seen");
  const [row] = rows as unknown as { "QUERY PLAN": { Plan: PlanNode }[] }[];
  return withChildren(row?.["QUERY PLAN"][0]?.Plan);
}

type Parameter = string | number | boolean | Date | null | undefined;

function literal(value: Parameter | readonly Parameter[]): string {
  if (value === null || value === undefined) return "null";
  const text = Array.isArray(value) ? `{${value.map(arrayElement).join(",")}}` : plain(value as Parameter);
  return `'${text.replaceAll("'", "''")}'`;
}

function arrayElement(value: Parameter): string {
  return value === null ? "null" : `"${plain(value).replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

function plain(value: Parameter): string {
  return value instanceof Date ? value.toISOString() : String(value);
}

function withChildren(plan: PlanNode | undefined): PlanNode[] {
  return plan ? [plan, ...(plan.Plans ?? []).flatMap(withChildren)] : [];
}
