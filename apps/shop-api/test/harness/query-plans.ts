import type { Sql } from "postgres";

export interface Statement {
  text: string;
  parameters: unknown[];
}

interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  Schema?: string;
  Plans?: PlanNode[];
}

/** Tables that grow with the catalogue, by name; a full read of one is what must not happen. */
export async function largeTables(sql: Sql, fromRows: number): Promise<Set<string>> {
  const rows = await sql<{ name: string }[]>`
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and c.reltuples >= ${fromRows} and n.nspname in ('public', 'catalog_index')`;
  return new Set(rows.map((row) => row.name));
}

/** Tables a statement reads from end to end, by the plan the database really chooses. */
export async function fullReads(sql: Sql, { text, parameters }: Statement): Promise<string[]> {
  const rows = await sql.unsafe(`explain (verbose, format json) ${text}`, parameters as never[]);
  const [row] = rows as unknown as { "QUERY PLAN": { Plan: PlanNode }[] }[];
  return nodes(row?.["QUERY PLAN"][0]?.Plan)
    .filter((node) => node["Node Type"] === "Seq Scan")
    .map((node) => `${node.Schema}.${node["Relation Name"]}`);
}

function nodes(plan: PlanNode | undefined): PlanNode[] {
  return plan ? [plan, ...(plan.Plans ?? []).flatMap(nodes)] : [];
}
