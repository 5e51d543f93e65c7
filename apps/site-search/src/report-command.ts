import type { Config } from "./platform/config.ts";
import type { Sql } from "./platform/database.ts";
import { fruitlessSearches } from "./stats/fruitless-searches.sql.ts";
import { computeLifts, sendLifts } from "./stats/lifts.ts";
import { popularSearches } from "./stats/popular-searches.sql.ts";

const USAGE = `report without-result [days]
report popular <language>
report lifts [send]`;

interface Desk {
  sql: Sql;
  config: Pick<Config, "channels" | "lifts">;
}

/** What the command says when it is done. */
export async function runReport(desk: Desk, [what, argument, ...more]: readonly string[]): Promise<string> {
  if (more.length > 0) return USAGE;
  if (what === "without-result" && /^\d{1,3}$/.test(argument ?? "30"))
    return withoutResult(desk.sql, Number(argument ?? 30));
  if (what === "popular" && argument) return popular(desk, argument);
  if (what === "lifts" && (argument === undefined || argument === "send"))
    return lifts(desk, argument === "send");
  return USAGE;
}

async function withoutResult(sql: Sql, days: number): Promise<string> {
  const searches = await fruitlessSearches(sql, days);
  return lines(
    searches.map(({ sessions, times, lastDay, language, term }) => [
      sessions,
      times,
      lastDay,
      language,
      term,
    ]),
    `every search of the last ${days} days found something`,
  );
}

async function popular({ sql, config }: Desk, language: string): Promise<string> {
  const ofShops = await Promise.all(
    config.channels.map(({ hashid }) => popularSearches(sql, { shop: hashid, language })),
  );
  return lines(
    ofShops.flat().map(({ sessions, term }) => [sessions, term]),
    "no search was made often enough to be told",
  );
}

async function lifts({ sql, config }: Desk, isSent: boolean): Promise<string> {
  const found = await computeLifts(sql);
  if (isSent && !config.lifts) return "not sent: SHOP_ADMIN_URL is not set, or SITE_SEARCH_LIFTS is off";
  if (isSent && config.lifts) await sendLifts(config.lifts, found);
  const round = (value: number) => value.toFixed(2);
  return lines(
    found.map(({ strength, sessions, chosen, expected, productId, term }) => [
      round(strength),
      sessions,
      `${round(chosen)}/${round(expected)}`,
      productId,
      term,
    ]),
    "nothing is chosen more often than its place explains",
  );
}

/** Strangers wrote these searches: none of them may steer a terminal. */
function lines(rows: readonly (readonly (string | number)[])[], otherwise: string): string {
  if (rows.length === 0) return otherwise;
  return rows.map((row) => row.join("  ").replaceAll(/\p{C}/gu, "")).join("\n");
}
