import { ApiFailure, apiError, failure, isId } from "@hearth/contract";
import type { KeptRouteRule, RouteProblem, RouteProblemCode } from "@hearth/rules";
import { checkRouteRules } from "@hearth/rules";
import type { Sql } from "../../platform/database/database.ts";
import type { Transact } from "../../platform/database/transaction.ts";
import {
  endRule,
  isChannel,
  languageIdOf,
  lockRules,
  selectHosts,
  selectRules,
  writeRule,
} from "./route-rules.sql.ts";

export type RouteRuleInput = Omit<KeptRouteRule, "id">;

/** Storefronts follow within a second or two. */
export function addRouteRule(transact: Transact, id: string, input: RouteRuleInput): Promise<void> {
  return save(transact, { ...input, id }, () => true);
}

export function changeRouteRule(transact: Transact, id: string, input: RouteRuleInput): Promise<void> {
  return save(transact, { ...input, id }, (rules) => rules.some((rule) => rule.id === id));
}

export async function endRouteRule(sql: Sql, id: string): Promise<void> {
  if (!isId(id) || !(await endRule(sql, id))) throw noSuchRule();
}

/** Checked together with all the others, and written while nobody else can write one. */
function save(
  transact: Transact,
  rule: KeptRouteRule,
  isExpected: (rules: readonly KeptRouteRule[]) => boolean,
): Promise<void> {
  return transact(async (tx) => {
    await lockRules(tx);
    const kept = await selectRules(tx);
    if (!isExpected(kept)) throw noSuchRule();
    if (rule.channelId !== null && !(isId(rule.channelId) && (await isChannel(tx, rule.channelId))))
      throw refused("/channelId", `There is no sales channel ${rule.channelId}.`);
    const languageId = rule.locale === null ? null : await languageIdOf(tx, rule.locale);
    if (rule.locale !== null && languageId === null)
      throw refused("/locale", `There is no language ${rule.locale}.`);
    const others = kept.filter(({ id }) => id !== rule.id);
    // Of others only what they have to do with this one: they were right when they were saved.
    const problems = checkRouteRules([...others, rule], await selectHosts(tx, rule.channelId)).filter(
      ({ ruleId }) => ruleId === rule.id,
    );
    if (problems.length > 0) throw problemsOf(problems);
    await writeRule(tx, rule, languageId);
  });
}

/** The rule may be right by itself: other rules stand in its way. */
const conflicts: ReadonlySet<RouteProblemCode> = new Set(["LOOP", "SOURCE_TAKEN"]);

function problemsOf(problems: readonly RouteProblem[]): ApiFailure {
  const status = problems.every(({ code }) => conflicts.has(code)) ? 409 : 400;
  return new ApiFailure(
    status,
    problems.map((problem) =>
      apiError(status, "FRAMEWORK__INVALID_REQUEST_PARAMETER", {
        detail: `This rule cannot be kept: ${problem.code}`,
        pointer: `/${problem.field}`,
        parameters: { reason: problem.code, rules: problem.with },
      }),
    ),
  );
}

function refused(pointer: string, detail: string): ApiFailure {
  return failure(400, "FRAMEWORK__INVALID_REQUEST_PARAMETER", { detail, pointer });
}

function noSuchRule(): ApiFailure {
  return failure(404, "FRAMEWORK__ENTITY_NOT_FOUND", { detail: "There is no such rule." });
}
