import type { IndexEntry, IndexLanguage } from "@hearth/catalog-index";
import type { MeasuredEngine } from "../engines/measured-engine.ts";
import type { JudgedSearch, Judgement, Language } from "../judge/judgement.ts";
import type { Article } from "../shelf/article.ts";
import { type Outcome, outcomesOf } from "./outcome.ts";

/** Few at a time, as in a small shop: it is not the speed that is measured. */
const AT_ONCE = 4;

export interface Material {
  judgements: readonly Judgement[];
  articles: readonly Article[];
  entries: readonly IndexEntry[];
}

/** `failures`: searches the engine could not do, which count as empty. */
export interface Measured {
  outcomes: Outcome[];
  failures: string[];
}

/** Fills the engine and asks it everything that was judged. */
export async function measureEngine(
  engine: MeasuredEngine,
  { judgements, articles, entries }: Material,
): Promise<Measured> {
  await engine.load(entries);
  const languageOf = languagesOf(entries);
  const outcomes: Outcome[] = [];
  const failures: string[] = [];
  const hitsOf = async ({ term, language }: JudgedSearch) => {
    try {
      return await engine.search(term, languageOf(language));
    } catch (error) {
      failures.push(`${language} ${term}: ${String(error)}`);
      return [];
    }
  };
  const queue = judgements.values();
  const ask = async () => {
    for (const judgement of queue) {
      const outcome = outcomesOf(judgement, articles);
      for (const search of judgement.searches) outcomes.push(outcome(search, await hitsOf(search)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  return { outcomes, failures };
}

function languagesOf(entries: readonly IndexEntry[]): (language: Language) => IndexLanguage {
  const texts = entries[0]?.texts ?? [];
  return (language) => {
    const known = texts.find((text) => text.language.locale.startsWith(`${language}-`));
    if (!known) throw new Error(`The catalogue has no texts in ${language}`);
    return known.language;
  };
}
