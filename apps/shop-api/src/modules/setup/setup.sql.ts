import type { ConfirmedStep } from "@hearth/rules";
import type { Sql } from "../../platform/database/database.ts";

export interface SetupRow {
  writtenPages: string[];
  hasChangedTax: boolean;
  hasChangedTariff: boolean;
  confirmed: string[];
  hasOwnProduct: boolean;
  people: number;
}

/** Products of the catalogue's files are the demo's; `added_at` marks those of staff. */
export async function selectSetup(sql: Sql): Promise<SetupRow> {
  const [row] = await sql<[SetupRow]>`
    select
      array(select distinct page from legal_page_version where staff_id is not null and valid_from <= now()) as "writtenPages",
      exists (select from tax where changed_at is not null or plans <> '[]')
        or exists (select from tax_rule where changed_at is not null) as "hasChangedTax",
      exists (select from shipping_tariff where changed_at is not null) as "hasChangedTariff",
      array(select step from setup_confirmation) as confirmed,
      exists (select from product where added_at is not null and active) as "hasOwnProduct",
      (select count(*)::int from staff_account where password_hash is not null and blocked_at is null) as people`;
  return row;
}

export async function insertConfirmation(tx: Sql, step: ConfirmedStep): Promise<void> {
  await tx`insert into setup_confirmation (step) values (${step}) on conflict do nothing`;
}
