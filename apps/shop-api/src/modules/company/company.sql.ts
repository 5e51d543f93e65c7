import type { Sql } from "../../platform/database/database.ts";
import { type BegunCompany, begunCompany, type Company } from "./company.ts";

export interface CompanyRow {
  record: Company | null;
  version: number;
}

export async function selectCompany(sql: Sql): Promise<CompanyRow> {
  const [row] = await sql<[CompanyRow]>`select record, version from company`;
  return row;
}

export async function lockCompany(tx: Sql): Promise<void> {
  await tx`select from company for update`;
}

export async function writeCompany(tx: Sql, company: Company): Promise<void> {
  await tx`update company set record = ${JSON.stringify(company)}::text::jsonb`;
}

export type ReadCompany = (sql: Sql) => Promise<Company>;

/** For documents and mails: asked each time, as they are few and have to be right. */
export function companyReader(begun: BegunCompany): ReadCompany {
  const fallback = begunCompany(begun);
  return async (sql) => (await selectCompany(sql)).record ?? fallback;
}
