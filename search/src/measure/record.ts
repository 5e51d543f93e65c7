import { type Language, languages } from "../judge/judgement.ts";
import { figuresOf } from "./figures.ts";
import type { Outcome } from "./outcome.ts";

/** nDCG@10 as it was when the record was last written. */
export type EngineRecord = { all: number } & Record<Language, number>;
export type RelevanceRecord = Partial<Record<string, EngineRecord>>;

/** Smaller differences come with every change of a text. */
const ALLOWED_LOSS = 0.02;

export function recordOf(outcomes: readonly Outcome[]): EngineRecord {
  const ndcgOf = (part: readonly Outcome[]) => Math.round((figuresOf(part).ndcg ?? 0) * 1000) / 1000;
  const of = (language: Language) => ndcgOf(outcomes.filter(({ search }) => search.language === language));
  return { all: ndcgOf(outcomes), de: of("de"), en: of("en"), pl: of("pl") };
}

/** One sentence for each figure that fell further than allowed. */
export function lossesAgainst(record: EngineRecord, now: EngineRecord): string[] {
  return (["all", ...languages] as const)
    .filter((part) => now[part] < record[part] - ALLOWED_LOSS)
    .map((part) => `nDCG@10 of ${part} is ${now[part]}, the record says ${record[part]}`);
}
