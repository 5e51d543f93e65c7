import type { ReferenceRows } from "./reference-rows.sql.ts";
import type { CategoryRow, CategoryTextRow, DomainRow, SalesChannelRow } from "./reference-rows.ts";

type ById<T> = ReadonlyMap<string, T>;
type Row<K extends keyof ReferenceRows> = ReferenceRows[K][number];

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
  category: ById<CategoryRow>;
  childrenOf: ReadonlyMap<string | null, CategoryRow[]>;
  categoryTexts: ReadonlyMap<string, ReadonlyMap<string, CategoryTextRow>>;
  media: ById<Row<"media">>;
  /** Language ids to try one after the other, the asked one first. */
  languageChain(languageId: string): readonly string[];
}

export function buildReferenceData(rows: ReferenceRows): ReferenceData {
  const language = byId(rows.languages);
  return {
    rows,
    language,
    channelsByKey: new Map(rows.channels.map((channel) => [channel.access_key, channel])),
    domainsByChannel: groupBy(rows.domains, (domain) => domain.sales_channel_id),
    currency: byId(rows.currencies),
    country: byId(rows.countries),
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
    category: byId(rows.categories),
    childrenOf: groupBy(rows.categories, (category) => category.parent_id),
    categoryTexts: textsByCategory(rows.categoryTexts),
    media: byId(rows.media),
    languageChain: chains(language),
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
