import type { SearchWord } from "./search-words.ts";

const MIN_NUMBER = 4;
const MIN_BEGINNING = 3;

/** Fields from the most telling to the least. */
export const whole = ["name", "name.folded", "name.joined"];
export const headed = [...whole, "name.head"];
export const inName = [...headed, "name.parts"];
export const kind = ["kind", "kind.folded", "kind.joined", "kind.head"];
export const anywhere = [...inName, ...kind, "kind.parts", "about", "about.folded", "about.parts"];
export const inText = [...anywhere, "body", "body.folded"];
export const begun = ["name.begin"];
export const partBegun = [...begun, "name.part_begin"];
/** A slip is looked for where words stand as they are written: one expansion for each field is enough. */
const slipped = ["name.folded", "name.head", "name.parts", "kind.folded", "kind.head", "about.folded"];
/** All slips of a search together: the engine refuses queries that grow without end. */
const MOST_SLIPS = 40;

/** How a word may be met: in which fields, begun only, in pieces, or with a slip. */
export interface Way {
  fields: readonly string[];
  begun?: readonly string[] | undefined;
  inPieces?: boolean;
  /** With a slip: among how many words. */
  fuzzyAmong?: number | undefined;
}

export function wordQuery(word: SearchWord, way: Way): object {
  const { fields, begun: beginnings = [], fuzzyAmong } = way;
  const { text, pieces } = word;
  const isFuzzy = fuzzyAmong !== undefined;
  const ways: object[] = [match(text, fields)];
  if (/^\p{N}+$/u.test(text) && text.length >= MIN_NUMBER) ways.push({ term: { numbers: text } });
  if (beginnings.length > 0 && (text.length >= MIN_BEGINNING || !isFuzzy)) ways.push(match(text, beginnings));
  if (way.inPieces && (pieces.length > 1 || (isFuzzy && pieces.length > 0))) {
    const each = pieces.map((piece) => wordQuery({ text: piece, pieces: [] }, { fields }));
    ways.push({ bool: { must: each } });
  }
  const slips = fields.filter((field) => slipped.includes(field));
  // Digits that differ are other digits.
  if (isFuzzy && slips.length > 0 && !/\p{N}/u.test(text)) {
    const most = Math.max(4, Math.floor(MOST_SLIPS / fuzzyAmong));
    const slip = { fuzziness: "AUTO:4,8", prefix_length: 1, max_expansions: most };
    ways.push(match(text, [...slips, ...beginnings], slip));
  }
  return { bool: { should: ways, minimum_should_match: 1 } };
}

function match(query: string, fields: readonly string[], more: object = {}): object {
  return { multi_match: { query, fields, operator: "and", zero_terms_query: "all", ...more } };
}
