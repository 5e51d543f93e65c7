const MAX_WORDS = 4;
const MIN_LENGTH = 3;

/** The words of a search worth asking for alone, the longest first: those say most. None where the search is one word. */
export function singleWords(query: string): string[] {
  const words = [...new Set(query.split(" ").filter((word) => word.length >= MIN_LENGTH))];
  return query.includes(" ") ? words.toSorted((a, b) => b.length - a.length).slice(0, MAX_WORDS) : [];
}
