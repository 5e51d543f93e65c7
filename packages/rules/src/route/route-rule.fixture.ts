import fc from "fast-check";
import type { KeptRouteRule } from "./route-rule.ts";

export function rule(given: Partial<KeptRouteRule> = {}): KeptRouteRule {
  return {
    id: "rule",
    match: "exact",
    source: "/old",
    target: "/new",
    status: 301,
    locale: null,
    channelId: null,
    keepsQuery: false,
    position: 0,
    ...given,
  };
}

// Few words, so that rules meet.
const word = fc.constantFrom("a", "b", "c");
const part = fc.oneof({ arbitrary: word, weight: 3 }, fc.constantFrom(":x", ":y"));
const pathOf = (segment: fc.Arbitrary<string>, minLength: number) =>
  fc.array(segment, { minLength, maxLength: 3 }).map((words) => `/${words.join("/")}`);
const openEnd = fc.constantFrom("", "/*");
const open = (path: string, end: string) => (path === "/" ? end || "/" : path + end);

const pattern = fc
  .record({ source: pathOf(part, 1), sourceEnd: openEnd, target: pathOf(part, 0), targetEnd: openEnd })
  .map(({ source, sourceEnd, target, targetEnd }) => ({
    match: "pattern" as const,
    source: open(source, sourceEnd),
    target: open(target, targetEnd),
  }));
const plain = fc.record({
  match: fc.constantFrom("exact", "prefix"),
  source: pathOf(word, 1),
  target: fc.oneof(
    { arbitrary: pathOf(word, 0), weight: 4 },
    fc.constantFrom(
      "https://partner.example",
      "https://partner.example/a",
      "https://evil.example",
      "//evil.example",
    ),
  ),
});

export const anyPath = pathOf(word, 0);

export const anyRules: fc.Arbitrary<KeptRouteRule[]> = fc
  .array(fc.tuple(fc.oneof(pattern, plain), fc.constantFrom(301, 302), fc.nat(2)), {
    minLength: 1,
    maxLength: 5,
  })
  .map((all) =>
    all.map(([given, status, position], place) => rule({ id: `${place}`, ...given, status, position })),
  );
