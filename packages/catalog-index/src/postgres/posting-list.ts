/** Hits per posting row; the same number is in the table definition. */
export const CHUNK_BITS = 16_384;

/** Each tag or term owns this many posting lists, its ref being the first. */
export const LISTS_PER_REF = 4;

/** Which of a term's lists: every word of `whole` is in `name` too, every word of `name` in `anywhere`. */
export const FIELD = { whole: 0, name: 1, anywhere: 2, body: 3 } as const;
export type Field = (typeof FIELD)[keyof typeof FIELD];

/** Longer words are not kept: they are no words. */
export const MAX_TERM_LENGTH = 40;

/** The scope that holds every hit, and the tag that counts a scope's hits. */
export const EVERYTHING = 0;

export function isTermCountingList(list: number): boolean {
  const field = list % LISTS_PER_REF;
  return field === FIELD.anywhere || field === FIELD.body;
}
