import {
  type AdminSearchRule,
  changedMeanwhile,
  type ListPage,
  type ListRequest,
} from "@hearth/admin-contract";
import { failure } from "@hearth/contract";
import type { Sql } from "../../platform/database/database.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import { pageOf } from "../admin-list/index.ts";
import { addRule, endRule } from "./change-rules.ts";
import type { SearchRule } from "./search-rule.ts";
import { lockRule, selectRules, selectRuleVersions } from "./search-rules.sql.ts";

/** Languages of the shop, by id. */
export type Locales = ReadonlyMap<string, { locale_code: string }>;

export interface SearchRuleFields
  extends Partial<Pick<SearchRule, "means" | "position">>, Pick<SearchRule, "kind" | "terms"> {
  locale?: string | null | undefined;
  productNumber?: string | undefined;
  path?: string | undefined;
  strength?: number | undefined;
  validFrom?: string | undefined;
  validUntil?: string | undefined;
}

const DEFAULT_STRENGTH = 0.5;

/** The rules are few, and kept in memory everywhere else too. */
export async function listSearchRules(
  sql: Sql,
  locales: Locales,
  request: ListRequest,
): Promise<ListPage<AdminSearchRule>> {
  const { kind } = request.filter;
  const rules = await rulesWithVersions(sql, locales);
  return pageOf(
    rules.filter((rule) => kind === undefined || rule.kind === kind),
    request,
  );
}

export async function createSearchRule(
  tx: Tx,
  locales: Locales,
  { id, ...fields }: SearchRuleFields & { id: string },
): Promise<AdminSearchRule> {
  await addRule(tx, { id, ...complete(fields, locales) });
  const rule = (await rulesWithVersions(tx, locales)).find((each) => each.id === id);
  if (!rule) throw noSuchRule();
  return rule;
}

export async function endSeenSearchRule(
  tx: Tx,
  locales: Locales,
  { id, version }: { id: string; version: number },
): Promise<AdminSearchRule> {
  await lockRule(tx, id);
  const rule = (await rulesWithVersions(tx, locales)).find((each) => each.id === id);
  if (!rule) throw noSuchRule();
  if (rule.version !== version) throw changedMeanwhile(rule);
  await endRule(tx, id);
  return rule;
}

/** Each kind has the fields it needs and no others; the table refuses what does not fit. */
function complete(fields: SearchRuleFields, locales: Locales): Omit<SearchRule, "id" | "hitIds"> {
  const { kind, terms, position = 0, means = [] } = fields;
  const isAboutProduct = kind === "pin" || kind === "boost" || kind === "hide";
  refuseMissing(isAboutProduct && !fields.productNumber, "productNumber");
  refuseMissing(kind === "synonym" && means.length === 0, "means");
  refuseMissing(kind === "redirect" && !fields.path, "path");
  return {
    kind,
    terms,
    position,
    means: kind === "synonym" ? means : [],
    productNumber: isAboutProduct ? (fields.productNumber ?? null) : null,
    path: kind === "redirect" ? (fields.path ?? null) : null,
    strength: kind === "boost" ? (fields.strength ?? DEFAULT_STRENGTH) : null,
    languageId: fields.locale ? languageId(locales, fields.locale) : null,
    validFrom: fields.validFrom ?? null,
    validUntil: fields.validUntil ?? null,
  };
}

function languageId(locales: Locales, locale: string): string {
  const found = [...locales].find(([, { locale_code }]) => locale_code === locale);
  if (found) return found[0];
  throw failure(400, "FRAMEWORK__INVALID_REQUEST_PARAMETER", { pointer: "/locale" });
}

function refuseMissing(isMissing: boolean, field: string): void {
  if (isMissing) throw failure(400, "FRAMEWORK__MISSING_REQUEST_PARAMETER", { pointer: `/${field}` });
}

async function rulesWithVersions(sql: Sql, locales: Locales): Promise<AdminSearchRule[]> {
  const [rules, versions] = await Promise.all([selectRules(sql), selectRuleVersions(sql)]);
  return rules.map(({ languageId: language, hitIds: _hits, ...rule }) => ({
    ...rule,
    locale: language === null ? null : (locales.get(language)?.locale_code ?? null),
    version: versions.get(rule.id) ?? 0,
  }));
}

function noSuchRule() {
  return failure(404, "FRAMEWORK__ENTITY_NOT_FOUND", { detail: "There is no such rule." });
}
