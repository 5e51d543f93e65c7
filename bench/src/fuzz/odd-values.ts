import type { Random } from "./random.ts";

const oddTexts = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\n\r\t",
  "%",
  "_",
  "\\",
  "'",
  '"',
  "' or 1=1 --",
  "'; drop table product; --",
  "$1",
  "{{constructor}}",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "null",
  "undefined",
  "NaN",
  "true",
  "0",
  "-1",
  "1e999",
  "٣",
  "🙂🙃",
  "\ud800",
  "\udc00x",
  "e\u0301\u0301\u0301",
  "\u202eabc",
  "ſẞßİı",
  "ﷺ",
  "|||",
  "a|b|c",
  "-createdAt,,name",
  "[]",
  "{}",
  "1970-01-01",
  "+275760-09-13",
  "99999-99-99T99:99:99Z",
  "__proto__",
  "constructor",
  "toString",
];

const oddNumbers = [
  0,
  -0,
  -1,
  1,
  0.1,
  0.5,
  1.0000000000001,
  100,
  101,
  999_999_999,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  1e21,
  1e300,
  -1e300,
  5e-324,
];

export const oddNames = [
  "__proto__",
  "constructor",
  "prototype",
  "hasOwnProperty",
  "toString",
  "",
  " ",
  "0",
  "a.b",
  "a[b]",
  "ü",
  "\u0000",
  "x".repeat(300),
];

/** A value nobody should send: wrong type, out of range, hostile text, or far too much of it. */
export function oddValue(random: Random, depth = 0): unknown {
  const kind = random.below(depth > 3 ? 5 : 10);
  if (kind < 2) return random.pick(oddTexts);
  if (kind === 2) return random.pick(oddNumbers);
  if (kind === 3) return random.pick([null, true, false, [], {}]);
  if (kind === 4)
    return random
      .pick(["x", "ä", "🙂", "0"])
      .repeat(random.pick(depth > 3 ? [33, 257] : [33, 257, 1001, 5000]));
  if (kind === 5) return nested(random.pick([3, 12, 60, 900]), random.chance(0.5));
  if (kind === 6) return Array.from({ length: random.pick([1, 2, 101, 600]) }, () => oddValue(random, 4));
  return Object.fromEntries(
    Array.from({ length: random.below(4) + 1 }, () => [random.pick(oddNames), oddValue(random, depth + 1)]),
  );
}

function nested(levels: number, inLists: boolean): unknown {
  let value: unknown = "deep";
  for (let level = 0; level < levels; level++) value = inLists ? [value] : { type: "and", queries: [value] };
  return value;
}
