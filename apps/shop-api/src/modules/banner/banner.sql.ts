import type { AdminBanner } from "@hearth/admin-contract";
import type { BannerText } from "@hearth/rules";
import type { Sql } from "../../platform/database/database.ts";
import { jobPriority } from "../../platform/jobs/job-priority.ts";
import type { Tx } from "../../platform/database/transaction.ts";

export const TURN_BANNERS = "turn_banners";

export type BannerTexts = Readonly<Record<string, BannerText>>;

export interface BannerRow extends Omit<AdminBanner, "texts" | "state"> {
  /** By language. */
  texts: BannerTexts;
}

function columns(sql: Sql) {
  return sql`id, texts, from_day::text as "fromDay", until_day::text as "untilDay", priority, version`;
}

export function selectBanners(sql: Sql) {
  return sql<BannerRow[]>`select ${columns(sql)} from banner order by from_day, priority, id`;
}

/** Undefined: there is none. */
export async function lockBanner(tx: Tx, id: string): Promise<BannerRow | undefined> {
  const [row] = await tx<BannerRow[]>`select ${columns(tx)} from banner where id = ${id} for update`;
  return row;
}

interface ShownRow extends BannerText {
  id: string;
}

/** What holds on this day, in this language, the most important first. */
export function selectShown(sql: Sql, languageId: string, day: string) {
  return sql<ShownRow[]>`
    select b.id, s.said ->> 'text' as text, s.said ->> 'linkText' as "linkText", s.said ->> 'link' as link
    from banner b, language l, lateral (select b.texts -> l.locale_code as said) s
    where l.id = ${languageId} and s.said is not null and b.from_day <= ${day}
      and (b.until_day is null or b.until_day >= ${day})
    order by b.priority desc, b.from_day desc, b.id`;
}

export async function writeBanner(tx: Tx, banner: Omit<BannerRow, "version">): Promise<void> {
  const { id, texts, fromDay, untilDay, priority } = banner;
  await tx`
    insert into banner (id, texts, from_day, until_day, priority)
    values (${id}, ${JSON.stringify(texts)}::text::jsonb, ${fromDay}, ${untilDay}, ${priority})
    on conflict (id) do update set texts = excluded.texts, from_day = excluded.from_day, until_day = excluded.until_day,
      priority = excluded.priority`;
}

export async function deleteBanner(tx: Tx, id: string): Promise<void> {
  await tx`delete from banner where id = ${id}`;
}

/** One job for a day, whatever turns then. */
export async function wakeOn(tx: Tx, day: string, at: Date): Promise<void> {
  await tx`select graphile_worker.add_job(${TURN_BANNERS}, '{}'::json, run_at => ${at}, job_key => ${`${TURN_BANNERS}:${day}`},
    priority => ${jobPriority.usual})`;
}

/** Pages that were kept yesterday show what held yesterday: caches hear of it as of any change. */
export async function tellCaches(sql: Sql): Promise<void> {
  await sql`insert into outbox (entity, entity_id) values ('banner', '00000000000000000000000000000000')`;
  await sql`select pg_notify('outbox', '')`;
}
