import type { PathPattern } from "./path-pattern.ts";
import { firstWordOf, matchWords, readPattern, wordsOf, writeWord } from "./path-pattern.ts";
import type { RouteRule, RouteStatus } from "./route-rule.ts";
import type { RouteTarget } from "./route-target.ts";
import { fillTarget, readTarget } from "./route-target.ts";

export interface AskedAddress {
  readonly locale: string;
  /** As it stands in the address, without language prefix. */
  readonly path: string;
  /** With its question mark. */
  readonly search: string;
}

export interface RouteHit {
  readonly ruleId: string;
  readonly status: RouteStatus;
  /** A path without language prefix, or a whole address; null: gone. */
  readonly location: string | null;
  readonly isExternal: boolean;
}

export interface ReadRule<Rule extends RouteRule = RouteRule> {
  readonly rule: Rule;
  readonly source: PathPattern;
  readonly target: RouteTarget | null;
}

/** A prefix is a pattern that is open at both ends of its way. Null: not a rule. */
export function readRule<Rule extends RouteRule>(rule: Rule): ReadRule<Rule> | null {
  const source = readPattern(rule.source);
  const target = rule.target === null ? null : readTarget(rule.target);
  if (!source || (rule.target !== null && !target)) return null;
  if (rule.match === "pattern") return { rule, source, target };
  if (source.isOpen || source.segments.some((segment) => "name" in segment)) return null;
  if (rule.match === "exact") return { rule, source, target };
  return {
    rule,
    source: { ...source, isOpen: true },
    target: target && { ...target, path: { ...target.path, isOpen: true } },
  };
}

export type FindRoute = (asked: AskedAddress) => RouteHit | null;

/** More than people write by hand; a way that is still not at its end goes on with the next request. */
const LONGEST_WAY = 10;

/** Made once for each change. An address that no rule begins like costs one lookup. What cannot be read is left out. */
export function compileRouteRules(rules: readonly RouteRule[]): FindRoute {
  const read = rules.flatMap((rule) => readRule(rule) ?? []);
  const byFirstWord = new Map(
    [...Map.groupBy(read, ({ source }) => wordAt(source, 0))].map(([word, some]) => [word, inOrder(some)]),
  );

  function find({ locale, path, search }: AskedAddress): RouteHit | null {
    const near = byFirstWord.get(firstWordOf(path) ?? "");
    const words = near ? wordsOf(path) : null;
    if (!near || !words) return null;
    const holds = ({ rule }: ReadRule) => (rule.locale ?? locale) === locale;
    const whole = (near.exact.get(key(words)) ?? []).filter(holds);
    // What is said of one language counts before what is said of all.
    const own = whole.find(({ rule }) => rule.locale !== null) ?? whole[0];
    if (own) return hitOf(own, words, search);
    const fitting = near.others.find((each) => holds(each) && matchWords(each.source, words));
    return fitting ? hitOf(fitting, words, search) : null;
  }

  return (asked) => {
    let hit = find(asked);
    for (let hops = 1; hit?.location && !hit.isExternal && hops < LONGEST_WAY; hops += 1) {
      const next = find({ locale: asked.locale, ...split(hit.location) });
      if (!next) break;
      hit = { ...next, status: next.status === 301 ? hit.status : next.status };
    }
    return hit;
  };
}

function hitOf({ rule, source, target }: ReadRule, words: readonly string[], search: string): RouteHit {
  const captured = matchWords(source, words) ?? { names: new Map(), rest: [] };
  return {
    ruleId: rule.id,
    status: rule.status,
    location: target && fillTarget(target, captured, rule.keepsQuery ? search : ""),
    isExternal: target?.origin != null,
  };
}

function inOrder(some: readonly ReadRule[]) {
  const exact = some.filter(({ rule }) => rule.match === "exact");
  return {
    exact: Map.groupBy(exact, ({ source }) => key(source.segments.map((_, place) => wordAt(source, place)))),
    others: some.filter(({ rule }) => rule.match !== "exact").toSorted(byPlace),
  };
}

function wordAt({ segments }: PathPattern, place: number): string {
  const segment = segments[place];
  return segment && "word" in segment ? segment.word : "";
}

function byPlace(a: ReadRule, b: ReadRule): number {
  return (
    a.rule.position - b.rule.position ||
    b.source.segments.length - a.source.segments.length ||
    a.rule.id.localeCompare(b.rule.id, "en")
  );
}

function key(words: readonly string[]): string {
  return words.map(writeWord).join("/");
}

/** The hash of a target stays in the browser; behind it no rule can lead on. */
function split(location: string): { path: string; search: string } {
  const [, path = "", search = ""] = /^([^?#]*)(\?[^#]*)?/.exec(location) ?? [];
  return { path, search };
}
