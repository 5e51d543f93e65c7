import type { Company } from "../company/index.ts";
import { type OptionScale, optionScale } from "./option-scale.ts";
import type { ReferenceRows } from "./reference-rows.sql.ts";
import type { CategoryRow, CategoryTextRow, DomainRow, SalesChannelRow } from "./reference-rows.ts";
import { type ReadTariffs, tariffReader } from "./shipping-tariffs.ts";
import { resolvedText } from "./texts.ts";

type ById<T> = ReadonlyMap<string, T>;
type Row<K extends Exclude<keyof ReferenceRows, "company">> = ReferenceRows[K][number];

/** One consistent picture of all small tables. Immutable: a change makes a new one. */
export interface ReferenceData {
  rows: ReferenceRows;
  channelsByKey: ById<SalesChannelRow>;
  domainsByChannel: ReadonlyMap<string, DomainRow[]>;
  language: ById<Row<"languages">>;
  currency: ById<Row<"currencies">>;
  country: ById<Row<"countries">>;
  tax: ById<Row<"taxes">>;
  customerGroup: ById<Row<"customerGroups">>;
  unit: ById<Row<"units">>;
  deliveryTime: ById<Row<"deliveryTimes">>;
  paymentMethod: ById<Row<"paymentMethods">>;
  shippingMethod: ById<Row<"shippingMethods">>;
  promotion: ById<Row<"promotions">>;
  manufacturer: ById<Row<"manufacturers">>;
  propertyGroup: ById<Row<"propertyGroups">>;
  propertyOption: ById<Row<"propertyOptions">>;
  /** Of groups whose options are numbers of one unit, by group. */
  optionScale: ById<OptionScale>;
  category: ById<CategoryRow>;
  childrenOf: ReadonlyMap<string | null, CategoryRow[]>;
  categoryTexts: ReadonlyMap<string, ReadonlyMap<string, CategoryTextRow>>;
  media: ById<Row<"media">>;
  /** Who sells, as staff wrote it; null: as the environment and the files say. */
  company: Company | null;
  /** What sending costs. */
  tariffs: ReadTariffs;
  /** Language ids to try one after the other, the asked one first. */
  languageChain(languageId: string): readonly string[];
}

export function buildReferenceData(rows: ReferenceRows): ReferenceData {
  const language = byId(rows.languages);
  const languageChain = chains(language);
  const country = byId(rows.countries);
  return {
    rows,
    language,
    channelsByKey: new Map(rows.channels.map((channel) => [channel.access_key, channel])),
    domainsByChannel: groupBy(rows.domains, (domain) => domain.sales_channel_id),
    currency: byId(rows.currencies),
    country,
    tax: byId(rows.taxes),
    customerGroup: byId(rows.customerGroups),
    unit: byId(rows.units),
    deliveryTime: byId(rows.deliveryTimes),
    paymentMethod: byId(rows.paymentMethods),
    shippingMethod: byId(rows.shippingMethods),
    promotion: byId(rows.promotions),
    manufacturer: byId(rows.manufacturers),
    propertyGroup: byId(rows.propertyGroups),
    propertyOption: byId(rows.propertyOptions),
    optionScale: scales(rows, languageChain),
    category: byId(rows.categories),
    childrenOf: groupBy(rows.categories, (category) => category.parent_id),
    categoryTexts: textsByCategory(rows.categoryTexts),
    media: byId(rows.media),
    company: rows.company.record,
    tariffs: tariffReader(rows, country),
    languageChain,
  };
}

function byId<T extends { id: string }>(rows: readonly T[]): Map<string, T> {
  return new Map(rows.map((row) => [row.id, row]));
}

function groupBy<T, K>(rows: readonly T[], keyOf: (row: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

/** Numbers are read as the shop's own language writes them. */
function scales(rows: ReferenceRows, languageChain: ReferenceData["languageChain"]): ById<OptionScale> {
  const languageId = rows.channels[0]?.language_id ?? "";
  const locale = rows.languages.find(({ id }) => id === languageId)?.locale_code ?? "de-DE";
  const chain = languageChain(languageId);
  const found = new Map<string, OptionScale>();
  for (const [groupId, options] of groupBy(rows.propertyOptions, (option) => option.group_id)) {
    const names = options.map(({ id, texts }) => [id, resolvedText(texts, chain, "name") ?? ""] as const);
    const scale = optionScale(new Map(names), locale);
    if (scale) found.set(groupId, scale);
  }
  return found;
}

function textsByCategory(rows: readonly CategoryTextRow[]) {
  const texts = new Map<string, Map<string, CategoryTextRow>>();
  for (const row of rows) {
    const known = texts.get(row.category_id) ?? new Map<string, CategoryTextRow>();
    texts.set(row.category_id, known.set(row.language_id, row));
  }
  return texts;
}

function chains(languages: ById<Row<"languages">>) {
  const known = new Map<string, readonly string[]>();
  for (const id of languages.keys()) {
    const chain: string[] = [];
    for (
      let next: string | null = id;
      next && !chain.includes(next);
      next = languages.get(next)?.fallback_id ?? null
    )
      chain.push(next);
    known.set(id, chain);
  }
  return (languageId: string) => known.get(languageId) ?? [languageId];
}
