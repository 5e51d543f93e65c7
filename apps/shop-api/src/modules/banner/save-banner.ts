import { type AdminBanner, changedMeanwhile } from "@hearth/admin-contract";
import { failure } from "@hearth/contract";
import { addDays, bannerProblem, shopDay, startOfDay } from "@hearth/rules";
import type { Tx } from "../../platform/database/transaction.ts";
import { wrongField } from "../assortment/index.ts";
import type { ReferenceData } from "../reference/index.ts";
import { deleteBanner, lockBanner, wakeOn, writeBanner } from "./banner.sql.ts";
import { presentBanner } from "./list-banners.ts";

export type BannerWish = Pick<AdminBanner, "texts" | "fromDay" | "priority"> &
  Partial<Pick<AdminBanner, "untilDay">>;

interface SeenBanner {
  id: string;
  version: number;
}

export async function createBanner(
  tx: Tx,
  reference: ReferenceData,
  { id, wish }: { id: string; wish: BannerWish },
): Promise<AdminBanner> {
  return save(tx, reference, id, wish);
}

export async function changeBanner(
  tx: Tx,
  reference: ReferenceData,
  { wish, ...seen }: SeenBanner & { wish: BannerWish },
): Promise<{ before: AdminBanner; after: AdminBanner }> {
  const before = await lockSeen(tx, seen);
  return { before, after: await save(tx, reference, seen.id, wish) };
}

export async function removeBanner(tx: Tx, seen: SeenBanner): Promise<AdminBanner> {
  const before = await lockSeen(tx, seen);
  await deleteBanner(tx, seen.id);
  return before;
}

async function lockSeen(tx: Tx, { id, version }: SeenBanner): Promise<AdminBanner> {
  const banner = presentBanner((await lockBanner(tx, id)) ?? gone());
  if (banner.version !== version) throw changedMeanwhile(banner);
  return banner;
}

/** Caches hear of the change itself by its outbox; the worker is woken for the days on which it begins and ends. */
async function save(tx: Tx, reference: ReferenceData, id: string, wish: BannerWish): Promise<AdminBanner> {
  const { fromDay, untilDay = null, priority } = wish;
  const problem = bannerProblem({ fromDay, untilDay }, wish.texts);
  if (problem) throw wrongField(problem === "LAST_DAY_BEFORE_FIRST" ? "untilDay" : "texts", problem);
  const wanted = reference.rows.languages.map(({ locale_code: locale }) => locale);
  const said = wish.texts.map(({ locale }) => locale);
  if (said.length !== wanted.length || !wanted.every((locale) => said.includes(locale)))
    throw wrongField("texts", "WORDS_MISSING");
  const texts = Object.fromEntries(wish.texts.map(({ locale, ...words }) => [locale, words]));
  await writeBanner(tx, { id, texts, fromDay, untilDay, priority });
  const today = shopDay(Date.now());
  const turns = [fromDay, ...(untilDay === null ? [] : [addDays(untilDay, 1)])];
  for (const day of turns)
    // oxlint-disable-next-line no-await-in-loop -- two days
    if (day > today) await wakeOn(tx, day, new Date(startOfDay(day)));
  return presentBanner((await lockBanner(tx, id)) ?? gone());
}

function gone(): never {
  throw failure(404, "FRAMEWORK__ENTITY_NOT_FOUND", { detail: "There is no such banner." });
}
