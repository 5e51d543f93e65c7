import type {
  ListPage,
  ListRequest,
  StreamHead,
  StreamRuleForm,
  StreamSheet,
  StreamTrial,
} from "@hearth/admin-contract";
import { failure } from "@hearth/contract";
import type { Sql } from "../../platform/database/database.ts";
import { matchesStream, streamCandidate } from "../catalog/index.ts";
import { type ReferenceData, resolvedText } from "../reference/index.ts";
import { ruleForm, ruleOf } from "./stream-rule.ts";
import { selectCandidates, selectNamed } from "./stream-products.sql.ts";
import { countPlaces, selectPlaces, selectStream, selectStreams } from "./stream.sql.ts";

export function listStreams(
  sql: Sql,
  reference: ReferenceData,
  request: ListRequest,
): Promise<ListPage<StreamHead>> {
  return selectStreams(sql, request, mainLanguage(reference));
}

export async function readStream(sql: Sql, reference: ReferenceData, id: string): Promise<StreamSheet> {
  const record = await selectStream(sql, id);
  if (!record) throw failure(404, "FRAMEWORK__ENTITY_NOT_FOUND", { detail: "There is no such stream." });
  const own = mainLanguage(reference);
  return {
    id,
    name: resolvedText(record.texts, reference.languageChain(own), "name"),
    uses: await countPlaces(sql, id),
    version: record.version,
    names: reference.rows.languages.flatMap(({ id: languageId, locale_code: locale }) => {
      const name = record.texts[languageId]?.["name"];
      return typeof name === "string" && name !== "" ? [{ locale, name }] : [];
    }),
    rule: ruleForm(record.filter),
    places: await selectPlaces(sql, id, own),
  };
}

const FIRST = 10;

/** Which products would be chosen, by the very rule that chooses them. */
export async function tryStream(
  sql: Sql,
  reference: ReferenceData,
  form: StreamRuleForm,
): Promise<StreamTrial> {
  const rule = ruleOf(form);
  const now = Date.now();
  const found = (await selectCandidates(sql, rule)).filter((product) =>
    matchesStream(rule, streamCandidate(product, reference, now)),
  );
  const first = found.slice(0, FIRST);
  const prices = new Map(first.map(({ id, priceCents }) => [id, priceCents]));
  const named = await selectNamed(sql, [...prices.keys()], mainLanguage(reference));
  return {
    products: found.length,
    first: named.map((product) => ({ ...product, grossCents: prices.get(product.id) ?? 0 })),
  };
}

function mainLanguage({ rows }: ReferenceData): string {
  return rows.channels[0]?.language_id ?? "";
}
