import type { ReadRule } from "./compile-route-rules.ts";
import { readRule } from "./compile-route-rules.ts";
import { readPattern } from "./path-pattern.ts";
import { isReservedWord, looksLikeLanguage } from "./reserved-words.ts";
import { findLoop, shareVisitors } from "./route-loops.ts";
import type { KeptRouteRule } from "./route-rule.ts";
import { namesIn, readTarget } from "./route-target.ts";

export type RouteProblemCode =
  | "SOURCE_INVALID"
  | "SOURCE_TOO_WIDE"
  | "SOURCE_RESERVED"
  | "SOURCE_TAKEN"
  | "TARGET_MISSING"
  | "TARGET_UNWANTED"
  | "TARGET_INVALID"
  | "TARGET_HOST_UNKNOWN"
  | "TARGET_NAME_UNKNOWN"
  | "LOOP";

export interface RouteProblem {
  readonly ruleId: string;
  readonly field: "source" | "target";
  readonly code: RouteProblemCode;
  /** Other rules that have to do with it. */
  readonly with: readonly string[];
}

/**
 * What is wrong with these rules, taken together. Asked before any of them is kept: a loop, and a way out of the shop to a host that is
 * not the shop's choice, never come to life.
 */
export function checkRouteRules(rules: readonly KeptRouteRule[], hosts: ReadonlySet<string>): RouteProblem[] {
  const problems = rules.flatMap((rule) => [...sourceProblems(rule), ...targetProblems(rule, hosts)]);
  const wrong = new Set(problems.map(({ ruleId }) => ruleId));
  const read = rules.flatMap((rule) => (wrong.has(rule.id) ? [] : (readRule(rule) ?? [])));
  const loop = findLoop(read) ?? [];
  const looping = loop.map(({ id }) => problem(id, "target", "LOOP", idsBut(loop, id)));
  return [...problems, ...takenSources(read), ...looping];
}

function sourceProblems(rule: KeptRouteRule): RouteProblem[] {
  const source = readPattern(rule.source);
  const isPlain = source && !source.isOpen && source.segments.every((segment) => "word" in segment);
  if (!source || (rule.match !== "pattern" && !isPlain))
    return [problem(rule.id, "source", "SOURCE_INVALID")];
  const [first] = source.segments;
  if (!first || "name" in first) return [problem(rule.id, "source", "SOURCE_TOO_WIDE")];
  return isReservedWord(first.word) ? [problem(rule.id, "source", "SOURCE_RESERVED")] : [];
}

function targetProblems(rule: KeptRouteRule, hosts: ReadonlySet<string>): RouteProblem[] {
  const wrong = (code: RouteProblemCode) => [problem(rule.id, "target", code)];
  if (rule.status === 410) return rule.target === null ? [] : wrong("TARGET_UNWANTED");
  if (rule.target === null) return wrong("TARGET_MISSING");
  const target = readTarget(rule.target);
  const [first] = target?.path.segments ?? [];
  const isOfLanguage = target?.origin === null && first && "word" in first && looksLikeLanguage(first.word);
  if (!target || isOfLanguage) return wrong("TARGET_INVALID");
  if (target.host !== null && !hosts.has(target.host)) return wrong("TARGET_HOST_UNKNOWN");
  const source = readPattern(rule.source);
  const known = new Set([
    ...(source?.segments ?? []).flatMap((segment) => ("name" in segment ? [segment.name] : [])),
    ...(source?.isOpen ? ["*"] : []),
  ]);
  return namesIn(target).every((name) => known.has(name)) ? [] : wrong("TARGET_NAME_UNKNOWN");
}

/** Two rules for one address: nobody could say which of them counts. */
function takenSources(read: readonly ReadRule<KeptRouteRule>[]): RouteProblem[] {
  const bySource = Map.groupBy(read, ({ rule, source }) =>
    JSON.stringify([
      rule.match === "exact",
      rule.locale,
      source.isOpen,
      source.segments.map((segment) => ("word" in segment ? segment.word : null)),
    ]),
  );
  return [...bySource.values()].flatMap((some) =>
    some.flatMap(({ rule }) => {
      const others = some
        .map((each) => each.rule)
        .filter((other) => other !== rule && shareVisitors(rule, other));
      return others.length === 0
        ? []
        : [
            problem(
              rule.id,
              "source",
              "SOURCE_TAKEN",
              others.map(({ id }) => id),
            ),
          ];
    }),
  );
}

function idsBut(rules: readonly KeptRouteRule[], id: string): string[] {
  return rules.map((rule) => rule.id).filter((other) => other !== id);
}

function problem(
  ruleId: string,
  field: RouteProblem["field"],
  code: RouteProblemCode,
  others: readonly string[] = [],
): RouteProblem {
  return { ruleId, field, code, with: others };
}
