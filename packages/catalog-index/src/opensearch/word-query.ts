import type { SearchWord } from "./search-words.ts";

const minNumber = 4;
const minBeginning = 3;

/** Fields from the most telling to the least. */
export const whole = ["name", "name.folded", "name.joined"];
export const headed = [...whole, "name.head"];
export const inName = [...headed, "name.parts"];
export const kind = ["kind", "kind.folded", "kind.joined", "kind.head"];
export const anywhere = [...inName, ...kind, "kind.parts", "about", "about.folded", "about.parts"];
export const inText = [...anywhere, "body", "body.folded"];
export const begun = ["name.begin"];
export const partBegun = [...begun, "name.part_begin"];
const sizes = [...begun, "about.begin"];

/** How a word may be met: in which fields, begun only, in pieces, or with a slip. */
export type Way = {
  fields: readonly string[];
  begun?: readonly string[] | undefined;
  inPieces?: boolean;
  isFuzzy?: boolean;
};

export function wordQuery(word: SearchWord, way: Way): object {
  const { fields, begun: beginnings, isFuzzy } = way;
  const { text, pieces, isSize } = word;
  const ways: object[] = [match(text, fields)];
  if (/^\p{N}+$/u.test(text) && text.length >= minNumber) ways.push({ term: { numbers: text } });
  if (beginnings && (text.length >= minBeginning || !isFuzzy)) ways.push(match(text, beginnings));
  // A size may go on where the search ends: 16x2 is the beginning of 16x2mm.
  if (isSize) ways.push(match(text, fields.includes("about") ? sizes : begun));
  if (way.inPieces && (pieces.length > 1 || (isFuzzy && pieces.length > 0))) {
    const each = pieces.map((piece) => wordQuery({ text: piece, pieces: [], isSize: false }, way));
    ways.push({ bool: { must: each } });
  }
  // Digits that differ are other digits.
  if (isFuzzy && !/\p{N}/u.test(text)) ways.push(match(text, [...fields, ...(beginnings ?? [])], slips));
  return { bool: { should: ways, minimum_should_match: 1 } };
}

const slips = { fuzziness: "AUTO:4,8", prefix_length: 1, max_expansions: 30 };

function match(query: string, fields: readonly string[], more: object = {}): object {
  return { multi_match: { query, fields, operator: "and", zero_terms_query: "all", ...more } };
}
