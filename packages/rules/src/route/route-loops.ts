import type { ReadRule } from "./compile-route-rules.ts";
import { canMeet } from "./path-pattern.ts";
import type { KeptRouteRule } from "./route-rule.ts";

type Rule = ReadRule<KeptRouteRule>;
type Ways = ReadonlyMap<Rule, readonly Rule[]>;

/**
 * Rules that could send a visitor round in a circle. Every path is thought of, not only those that exist, so some that nobody would
 * ever meet are named too. A circle that makes the path shorter each time ends, and is none: `/shop/…` to `/…`.
 */
export function findLoop(rules: readonly Rule[]): KeptRouteRule[] | null {
  const ways = withoutDeadEnds(waysBetween(rules));
  return endlessCircle(ways)?.map(({ rule }) => rule) ?? null;
}

function waysBetween(rules: readonly Rule[]): Ways {
  const byFirstWord = Map.groupBy(rules, ({ source }) => firstWord(source.segments[0]));
  return new Map(
    rules.map((rule) => {
      const { target } = rule;
      if (!target || target.origin !== null) return [rule, []];
      const first = firstWord(target.path.segments[0]);
      const near =
        first === null ? rules : [...(byFirstWord.get(first) ?? []), ...(byFirstWord.get(null) ?? [])];
      const met = near.filter(
        (other) => shareVisitors(rule.rule, other.rule) && canMeet(target.path, other.source),
      );
      return [rule, met];
    }),
  );
}

function firstWord(segment: object | undefined): string | null {
  return segment && "word" in segment ? String(segment.word) : null;
}

export function shareVisitors(a: KeptRouteRule, b: KeptRouteRule): boolean {
  const meet = (x: string | null, y: string | null) => x === null || y === null || x === y;
  return meet(a.locale, b.locale) && meet(a.channelId, b.channelId);
}

/** What leads nowhere is on no circle; nearly always nothing is left. */
function withoutDeadEnds(ways: Ways): Ways {
  const kept = new Map([...ways].map(([rule, next]) => [rule, next.filter((other) => ways.has(other))]));
  const from = new Map<Rule, Rule[]>();
  for (const [rule, next] of kept)
    for (const other of next) from.set(other, [...(from.get(other) ?? []), rule]);
  const left = new Map([...kept].map(([rule, next]) => [rule, next.length]));
  const ends = [...left].flatMap(([rule, count]) => (count === 0 ? [rule] : []));
  for (let end = ends.pop(); end; end = ends.pop()) {
    kept.delete(end);
    for (const before of from.get(end) ?? []) {
      const count = (left.get(before) ?? 0) - 1;
      left.set(before, count);
      if (count === 0) ends.push(before);
    }
  }
  return new Map([...kept].map(([rule, next]) => [rule, next.filter((other) => kept.has(other))]));
}

/** How many segments a path gains at most. */
function gain({ source, target }: Rule): number {
  return (target?.path.segments.length ?? 0) - source.segments.length;
}

/**
 * Longest ways (Bellman and Ford): a way that still grows after as many rounds as there are rules goes in a circle that gains nothing
 * or more. Each step counts a little, so that a circle that gains nothing grows too.
 */
function endlessCircle(ways: Ways): Rule[] | null {
  const steps = [...ways].flatMap(([rule, next]) => next.map((other) => [rule, other] as const));
  const weight = (rule: Rule) => gain(rule) * (ways.size + 1) + 1;
  const longest = new Map([...ways.keys()].map((rule) => [rule, 0]));
  const before = new Map<Rule, Rule>();
  let grown: Rule | null = null;
  for (let round = 0; round <= ways.size; round += 1) {
    grown = null;
    for (const [rule, other] of steps) {
      const way = (longest.get(rule) ?? 0) + weight(rule);
      if (way <= (longest.get(other) ?? 0)) continue;
      longest.set(other, way);
      before.set(other, rule);
      grown = other;
    }
    if (!grown) return null;
  }
  return grown && circleBehind(grown, before);
}

function circleBehind(rule: Rule, before: ReadonlyMap<Rule, Rule>): Rule[] {
  let inside = rule;
  for (let step = 0; step < before.size; step += 1) inside = before.get(inside) ?? inside;
  const circle = [inside];
  for (let each = before.get(inside); each && each !== inside; each = before.get(each)) circle.push(each);
  return circle;
}
