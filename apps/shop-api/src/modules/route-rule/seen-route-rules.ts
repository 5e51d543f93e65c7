import {
  type AdminRouteRule,
  changedMeanwhile,
  type ListPage,
  type ListRequest,
} from "@hearth/admin-contract";
import { failure } from "@hearth/contract";
import type { Sql } from "../../platform/database/database.ts";
import type { Transact, Tx } from "../../platform/database/transaction.ts";
import { pageOf } from "../admin-list/index.ts";
import { lockRules, selectRules, selectVersions } from "./route-rules.sql.ts";
import { addRouteRule, changeRouteRule, endRouteRule, type RouteRuleInput } from "./save-route-rule.ts";

/** What a form leaves out. */
export type RouteRuleFields = Pick<RouteRuleInput, "match" | "source" | "status"> & Partial<RouteRuleInput>;

/** The rules are few, and kept in memory everywhere else too. */
export async function listRouteRules(sql: Sql, request: ListRequest): Promise<ListPage<AdminRouteRule>> {
  const { match } = request.filter;
  const rules = (await rulesWithVersions(sql)).filter((rule) => match === undefined || rule.match === match);
  if (request.sort.field === "source") rules.sort((a, b) => (a.source < b.source ? -1 : 1));
  return pageOf(rules, request);
}

export async function createRule(tx: Tx, id: string, fields: RouteRuleFields): Promise<AdminRouteRule> {
  await addRouteRule(within(tx), id, complete(fields));
  return (await findRule(tx, id)) ?? gone();
}

export async function changeSeenRule(
  tx: Tx,
  { id, version, rule }: { id: string; version: number; rule: RouteRuleFields },
): Promise<{ before: AdminRouteRule; after: AdminRouteRule }> {
  const before = await lockSeen(tx, id, version);
  await changeRouteRule(within(tx), id, complete(rule));
  return { before, after: (await findRule(tx, id)) ?? gone() };
}

export async function endSeenRule(
  tx: Tx,
  { id, version }: { id: string; version: number },
): Promise<AdminRouteRule> {
  const before = await lockSeen(tx, id, version);
  await endRouteRule(tx, id);
  return before;
}

async function lockSeen(tx: Tx, id: string, version: number): Promise<AdminRouteRule> {
  await lockRules(tx);
  const rule = (await findRule(tx, id)) ?? gone();
  if (rule.version !== version) throw changedMeanwhile(rule);
  return rule;
}

async function findRule(sql: Sql, id: string): Promise<AdminRouteRule | undefined> {
  return (await rulesWithVersions(sql)).find((rule) => rule.id === id);
}

async function rulesWithVersions(sql: Sql): Promise<AdminRouteRule[]> {
  const [rules, versions] = await Promise.all([selectRules(sql), selectVersions(sql)]);
  return rules.map((rule) => ({ ...rule, version: versions.get(rule.id) ?? 0 }));
}

/** The work goes on in the transaction there is. */
function within(tx: Tx): Transact {
  return (work) => work(tx);
}

function complete({ match, source, status, ...fields }: RouteRuleFields): RouteRuleInput {
  const { target = null, locale = null, channelId = null, keepsQuery = true, position = 0 } = fields;
  return { match, source, status, target, locale, channelId, keepsQuery, position };
}

function gone(): never {
  throw failure(404, "FRAMEWORK__ENTITY_NOT_FOUND", { detail: "There is no such rule." });
}
