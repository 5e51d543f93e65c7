import type { TaxPlan } from "@hearth/rules";
import type { Sql } from "../../../platform/database/database.ts";
import { jobPriority } from "../../../platform/jobs/job-priority.ts";

export const HOLD_TAX_PLANS = "hold_tax_plans";

export interface TaxRow {
  id: string;
  name: string;
  ratePercent: number;
  /** Where it differs. */
  rates: { countryId: string; ratePercent: number }[];
  plans: TaxPlan[];
  version: number;
}

export function selectTaxes(sql: Sql): Promise<TaxRow[]> {
  return sql<TaxRow[]>`
    select t.id, t.name, t.rate as "ratePercent", t.plans, t.version,
      coalesce((select jsonb_agg(jsonb_build_object('countryId', replace(r.country_id::text, '-', ''), 'ratePercent', r.rate))
        from tax_rule r where r.tax_id = t.id), '[]') as rates
    from tax t order by t.position, t.id`;
}

export async function lockTaxes(tx: Sql): Promise<void> {
  await tx`select from tax order by id for no key update`;
}

export async function writePlans(tx: Sql, id: string, plans: readonly TaxPlan[]): Promise<void> {
  await tx`update tax set plans = ${JSON.stringify(plans)}::text::jsonb where id = ${id}`;
}

/** One job for a day, whatever changes then. */
export async function wakeOn(tx: Sql, day: string, at: Date): Promise<void> {
  await tx`select graphile_worker.add_job(${HOLD_TAX_PLANS}, '{}'::json, run_at => ${at}, job_key => ${`${HOLD_TAX_PLANS}:${day}`},
    priority => ${jobPriority.usual})`;
}

export async function writeRateAbroad(
  tx: Sql,
  taxId: string,
  { countryId, ratePercent }: { countryId: string; ratePercent: number },
): Promise<void> {
  await tx`insert into tax_rule (tax_id, country_id, rate, changed_at) values (${taxId}, ${countryId}, ${ratePercent}, now())
    on conflict (tax_id, country_id) do update set rate = excluded.rate, changed_at = now()`;
}

export async function writeOwnRate(
  tx: Sql,
  { id, name, ratePercent }: Pick<TaxRow, "id" | "name" | "ratePercent">,
): Promise<void> {
  await tx`update tax set rate = ${ratePercent}, name = ${name}, changed_at = now() where id = ${id}`;
}

/** What buyers pay stays; what of it is tax does not. As packages/rules/src/tax.ts: the tax is rounded half-up, net is the rest. */
export async function correctNets(tx: Sql, taxId: string, ratePercent: number): Promise<void> {
  await tx`
    update product_price p set net_cents = w.net, list_net_cents = w.list_net
    from (
      select o.product_id, o.customer_group_id, o.currency_id, o.quantity_start,
        o.gross_cents - round(o.gross_cents * ${ratePercent}::numeric / (100 + ${ratePercent}::numeric))::int as net,
        o.list_gross_cents - round(o.list_gross_cents * ${ratePercent}::numeric / (100 + ${ratePercent}::numeric))::int as list_net
      from product_price o join product own on own.id = o.product_id left join product family on family.id = own.parent_id
      where coalesce(own.tax_id, family.tax_id) = ${taxId}) as w
    where (p.product_id, p.customer_group_id, p.currency_id, p.quantity_start)
        = (w.product_id, w.customer_group_id, w.currency_id, w.quantity_start)
      and (p.net_cents, p.list_net_cents) is distinct from (w.net, w.list_net)`;
}
