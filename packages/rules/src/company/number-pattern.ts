const NUMBER = "{n}";
const YEAR = "{year}";
const LONGEST = 24;

export type NumberPatternProblem =
  "NUMBER_NOT_LAST" | "PATTERN_SIGN" | "DIGIT_BEFORE_NUMBER" | "PATTERN_LONG";

/**
 * What is wrong with how numbers of a range shall be written; null: nothing. The running number stands last and has no digit before it:
 * so it can be read out of every number, and two of them are never the same text. Other signs are those that file names, transfers and
 * providers take.
 */
export function numberPatternProblem(pattern: string): NumberPatternProblem | null {
  if (!pattern.endsWith(NUMBER)) return "NUMBER_NOT_LAST";
  const prefix = prefixOf(pattern);
  if (pattern.length > LONGEST) return "PATTERN_LONG";
  if (!/^[A-Za-z0-9._-]*$/.test(prefix.replaceAll(YEAR, ""))) return "PATTERN_SIGN";
  return /\d$/.test(shapeOf(pattern)) ? "DIGIT_BEFORE_NUMBER" : null;
}

/** What stands before the number, with all digits alike: two patterns of one shape could write the same number. */
export function shapeOf(pattern: string): string {
  return prefixOf(pattern).replaceAll(YEAR, "0000").replace(/\d/g, "0");
}

/** As the database writes it (`number_of`). */
export function numberBy(pattern: string, { n, year }: { n: number; year: number }): string {
  return pattern.replaceAll(YEAR, String(year)).replace(NUMBER, String(n));
}

function prefixOf(pattern: string): string {
  return pattern.slice(0, -NUMBER.length);
}
