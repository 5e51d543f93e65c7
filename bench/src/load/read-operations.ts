import type { Sql } from "postgres";

/** One HTTP request of a benchmark, as wrk sends it. */
export interface BenchRequest {
  /** POST unless told otherwise. */
  method?: "GET" | "PATCH";
  path: string;
  body: object;
  headers?: Record<string, string>;
}

export interface ReadOperation {
  name: string;
  /** What the issue of the figures promises about it, printed with the result. */
  promise: string;
  /** Different requests of this operation, drawn at random but the same on every run. */
  requests(sql: Sql, count: number): Promise<BenchRequest[]>;
  /** SQL for the part of the answer that the API keeps in memory; measured with the statements it sends. */
  fromMemory?: string;
}

const terms = [
  "wärmepumpe",
  "speicher",
  "wechselr",
  "fußbodenh",
  "thermost",
  "heizkörp",
  "solarmod",
  "pumpe",
  "ventil",
  "kabel",
  "rohr",
  "verteil",
];

export const readOperations: readonly ReadOperation[] = [
  {
    name: "product detail",
    promise: "≥ 0.25 of bare",
    async requests(sql, count) {
      const rows = await sql<{ id: string }[]>`select id from product order by md5(id::text) limit ${count}`;
      return rows.map(({ id }) => ({ path: `/product/${hex(id)}`, body: {} }));
    },
  },
  {
    name: "navigation, depth 3",
    promise: "≥ 0.25 of bare",
    fromMemory: `
      select c.id, c.parent_id, c.level, c.path, c.type, c.link_type, c.internal_link, c.external_link, c.link_new_tab, c.media_id, c.cms_page_id,
        c.custom_fields, t.name, t.description, t.meta_title, t.meta_description, t.keywords, t.custom_fields,
        (select count(*) from category k where k.parent_id = c.id and k.active and k.visible) as children
      from sales_channel s join category c on c.path @> array[s.navigation_category_id] and c.level <= 4 and c.active and c.visible
      left join category_translation t on t.category_id = c.id and t.language_id = s.language_id order by c.level, c.position`,
    async requests() {
      return [
        {
          path: "/navigation/main-navigation/main-navigation",
          body: { depth: 3 },
          headers: { "sw-include-seo-urls": "1" },
        },
      ];
    },
  },
  {
    name: "seo-url by path",
    promise: "≥ 0.25 of bare",
    async requests(sql, count) {
      const rows = await sql<{ path: string; language: string }[]>`
        select seo_path_info as path, language_id as language from seo_url where is_canonical order by md5(id::text) limit ${count}`;
      return rows.map(({ path, language }) => ({
        path: "/seo-url",
        body: { limit: 1, filter: [{ type: "equals", field: "seoPathInfo", value: path }] },
        headers: { "sw-language-id": hex(language) },
      }));
    },
  },
  {
    name: "category page, 24 hits",
    promise: "≥ 500 req/s",
    async requests(sql, count) {
      return (await categories(sql, count)).map((id) => ({
        path: `/product-listing/${id}`,
        body: { limit: 24 },
      }));
    },
  },
  {
    name: "category page, 10 cards as the storefront asks",
    promise: "",
    async requests(sql, count) {
      const includes = {
        product: [
          "id",
          "translated.name",
          "productNumber",
          "calculatedPrice",
          "calculatedCheapestPrice",
          "cover",
          "manufacturer",
          "childCount",
        ],
      };
      return (await categories(sql, count)).map((id) => ({
        path: `/product-listing/${id}`,
        body: { limit: 10, includes, associations: { manufacturer: {} } },
      }));
    },
  },
  {
    name: "category page filtered by maker, option and price",
    promise: "",
    async requests(sql, count) {
      const rows = await sql<{ category: string; maker: string; option: string }[]>`
        select category_ids[1] as category, manufacturer_id as maker, property_ids[1] as option from product
        where parent_id is null and property_ids[1] is not null and manufacturer_id is not null order by md5(id::text) limit ${count}`;
      return rows.map(({ category, maker, option }) => ({
        path: `/product-listing/${hex(category)}`,
        body: { limit: 24, manufacturer: hex(maker), properties: hex(option), "min-price": 10 },
      }));
    },
  },
  {
    name: "largest category, one filter, reduced aggregations",
    promise: "the known end of PostgreSQL",
    async requests(sql, count) {
      const [largest] = await sql<{ id: string }[]>`
        select c.id from product p cross join lateral unnest(p.category_ids) as c (id) group by 1 order by count(*) desc limit 1`;
      const rows = await sql<{ option: string }[]>`
        select distinct property_ids[1] as option from (select property_ids from product where property_ids[1] is not null limit 20000) p limit ${Math.min(count, 50)}`;
      return rows.map(({ option }) => ({
        path: `/product-listing/${hex(largest?.id ?? "")}`,
        body: { limit: 24, properties: hex(option), "reduce-aggregations": true },
      }));
    },
  },
  {
    name: "search-suggest",
    promise: "",
    async requests(_sql, count) {
      return Array.from({ length: count }, (_, index) => {
        const term = terms[index % terms.length] ?? "";
        return {
          path: "/search-suggest",
          body: { search: term.slice(0, 4 + (index % Math.max(1, term.length - 3))), limit: 6 },
        };
      });
    },
  },
];

async function categories(sql: Sql, count: number): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from category where type = 'page' and active and level >= 2 and path[1] = (select navigation_category_id from sales_channel limit 1)
    order by md5(id::text) limit ${count}`;
  return rows.map(({ id }) => hex(id));
}

function hex(uuid: string): string {
  return uuid.replaceAll("-", "");
}
