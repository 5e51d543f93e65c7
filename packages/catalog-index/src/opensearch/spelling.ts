/** Asks for words of the catalogue near to those that it does not know. */
export function spellingQuestion(term: string): object {
  return {
    spelling: {
      text: term,
      term: {
        field: "spelling",
        suggest_mode: "missing",
        prefix_length: 1,
        min_word_length: 4,
        max_edits: 2,
        size: 1,
      },
    },
  };
}

interface Suggestion {
  text: string;
  offset: number;
  length: number;
  options: { text: string }[];
}
export interface SpellingAnswer {
  spelling?: Suggestion[];
}

/** The search with those words in place; null when nothing was put right. */
export function spellingFrom(term: string, { spelling = [] }: SpellingAnswer): string | null {
  let corrected = "";
  let end = 0;
  for (const { offset, length, options } of spelling) {
    const [better] = options;
    if (!better) continue;
    const typed = term.slice(offset, offset + length);
    corrected += term.slice(end, offset) + (isCapital(typed) ? capital(better.text) : better.text);
    end = offset + length;
  }
  return end === 0 ? null : corrected + term.slice(end);
}

const isCapital = (word: string) => /^\p{Lu}/u.test(word);
const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
