import type { Zone } from "./shipping.ts";

/** Both ends included, compared as text. */
export interface PostcodeRange {
  from: string;
  to: string;
}

/** A postcode as it is compared: letters and digits only. */
function plainPostcode(written: string): string {
  return written.replaceAll(/[ -]/g, "").toUpperCase();
}

/** The postcodes of a zone as they were written; a single one is a range of its own. */
export function writtenRanges({ postcodes = [] }: Zone): PostcodeRange[] {
  return postcodes.map((entry) => (typeof entry === "string" ? { from: entry, to: entry } : entry));
}

export function plainRange({ from, to }: PostcodeRange): PostcodeRange {
  return { from: plainPostcode(from), to: plainPostcode(to) };
}

/** Whether a postcode may lie in both. Postcodes of different length are never compared. */
export function overlap(one: PostcodeRange, other: PostcodeRange): boolean {
  return one.from.length === other.from.length && one.from <= other.to && other.from <= one.to;
}
