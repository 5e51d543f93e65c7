import type { AnalyzedWord, Analyzer } from "../analysis/analyzer.ts";
import type { IndexText } from "../port.ts";
import { FIELD, type Field, MAX_TERM_LENGTH } from "./posting-list.ts";

/** A term of one language and the fields it stands in. */
export type EntryWord = { languageId: string; term: string; fields: readonly Field[] };

const BODY_WORDS = 60;

const FIELDS_FROM: Record<Field, readonly Field[]> = {
  [FIELD.whole]: [FIELD.whole, FIELD.name, FIELD.anywhere],
  [FIELD.name]: [FIELD.name, FIELD.anywhere],
  [FIELD.anywhere]: [FIELD.anywhere],
  [FIELD.body]: [FIELD.body],
};

/** Every term of a text with the fields that follow from the most telling place it stands in. */
export function textWords(text: IndexText, { analyze }: Analyzer): EntryWord[] {
  const found = new Map<string, Field>();
  const note = (term: string, field: Field): void => {
    if (term.length <= MAX_TERM_LENGTH && field < (found.get(term) ?? Infinity)) found.set(term, field);
  };
  const noteWithParts = (words: readonly AnalyzedWord[], whole: Field, part: Field): void => {
    for (const word of words) {
      if (word.code) continue;
      note(word.stem, whole);
      for (const { stem } of word.parts) note(stem, part);
    }
  };
  noteWithParts(analyze(text.name), FIELD.whole, FIELD.name);
  noteWithParts(analyze(text.keywords.join(" ")), FIELD.name, FIELD.name);
  for (const phrase of [text.manufacturerName ?? "", ...text.categoryNames, ...text.optionNames]) {
    noteWithParts(analyze(phrase), FIELD.anywhere, FIELD.anywhere);
  }
  for (const word of analyze(text.body).slice(0, BODY_WORDS)) {
    if (!word.code) note(word.stem, FIELD.body);
  }
  return [...found].map(([term, field]) => ({
    languageId: text.language.id,
    term,
    fields: FIELDS_FROM[field],
  }));
}
