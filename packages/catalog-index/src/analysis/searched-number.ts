import { numberKey } from "./number-key.ts";

// Shorter ones begin or end too many numbers.
const MIN_WHOLE = 3;
const MIN_BEGINNING = 4;
const MIN_TAIL = 3;

/** A search read as a number: as which parts of one its key may be taken. */
export interface SearchedNumber {
  key: string;
  isBeginning: boolean;
  isTail: boolean;
}

/** Null when it cannot be a number. What has no digit is a whole one (`NW-AM`), or begins one when it has separators. */
export function searchedNumber(term: string): SearchedNumber | null {
  const key = numberKey(term);
  const hasDigit = /\d/.test(key);
  const isSeparated = /^\p{L}{2,}-\S*$/u.test(term.trim());
  if (key.length < (isSeparated ? 2 : MIN_WHOLE)) return null;
  return {
    key,
    isBeginning: isSeparated || (hasDigit && key.length >= MIN_BEGINNING),
    isTail: hasDigit && key.length >= MIN_TAIL,
  };
}
