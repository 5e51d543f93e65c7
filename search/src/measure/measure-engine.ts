import type { IndexEntry, IndexLanguage } from "@hearth/catalog-index";
import type { MeasuredEngine } from "../engines/measured-engine.ts";
import type { Judgement, Language } from "../judge/judgement.ts";
import type { Article } from "../shelf/article.ts";
import { type Outcome, outcomesOf } from "./outcome.ts";

/** Few at a time, as in a small shop: it is not the speed that is measured. */
const atOnce = 4;

export type Material = {
  judgements: readonly Judgement[];
  articles: readonly Article[];
  entries: readonly IndexEntry[];
};

/** Fills the engine and asks it everything that was judged. */
export async function measureEngine(
  engine: MeasuredEngine,
  { judgements, articles, entries }: Material,
): Promise<Outcome[]> {
  await engine.load(entries);
  const languageOf = languagesOf(entries);
  const outcomes: Outcome[] = [];
  const queue = judgements.values();
  const ask = async () => {
    for (const judgement of queue) {
      const outcome = outcomesOf(judgement, articles);
      for (const search of judgement.searches)
        outcomes.push(outcome(search, await engine.search(search.term, languageOf(search.language))));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
  return outcomes;
}

function languagesOf(entries: readonly IndexEntry[]): (language: Language) => IndexLanguage {
  const texts = entries[0]?.texts ?? [];
  return (language) => {
    const known = texts.find((text) => text.language.locale.startsWith(`${language}-`));
    if (!known) throw new Error(`The catalogue has no texts in ${language}`);
    return known.language;
  };
}
