import { type Criteria, type EntitySearchResult, failure, type Filter, type Product } from "@hearth/contract";
import type { Sql } from "../../platform/database/database.ts";
import type { Scope } from "../context/index.ts";
import { searchTable, type SqlFields, tableResult, wantedRelations } from "../criteria/index.ts";
import { loadProducts } from "./load-products.ts";
import { productRelations } from "./product-relations.ts";

/** Fields with an index: one of them must narrow a filtered list, so that no request reads the whole table. */
const narrowing = [
  "id",
  "parentId",
  "productNumber",
  "ean",
  "manufacturerNumber",
  "manufacturerId",
  "manufacturer.id",
  "categoryIds",
  "categories.id",
];

/** Products visible in the channel, by criteria. Listings and search have endpoints of their own. */
export async function productList(
  sql: Sql,
  scope: Scope,
  criteria: Criteria,
): Promise<EntitySearchResult<Product>> {
  const relations = wantedRelations(criteria.associations, productRelations);
  if (criteria.term) throw unsupported("/term", "Use /search to search for words");
  const filters = [...criteria.filters, ...criteria.postFilters];
  if (filters.length > 0 && !criteria.ids && !filters.some(isNarrowing)) {
    throw failure(400, "FRAMEWORK__INVALID_FILTER_QUERY", {
      detail: `Filter by one of ${narrowing.join(", ")} as well`,
      pointer: "/filter",
    });
  }
  if (criteria.aggregations.length > 0 && !criteria.ids && !criteria.filters.some(isNarrowing)) {
    throw unsupported("/aggregations", "Aggregations need ids or a narrowing filter");
  }
  const search = {
    visible: sql`from product_read r join product p on p.id = r.product_id where true`,
    columns: sql`p.id`,
    fields: productFields(sql),
    id: sql`p.id`,
    lastOrder: sql`p.id`,
    sorts: sorted(criteria),
  };
  const page = await searchTable<{ id: string }>(sql, search, criteria);
  const found = page.rows.map((row) => row.id);
  const order = criteria.ids && criteria.sorts.length === 0 ? inAskedOrder(criteria.ids, found) : found;
  return tableResult("product", page, await loadProducts(sql, scope, order, relations));
}

/** What criteria may touch in a statement that names the product `p`. */
export function productFields(sql: Sql): SqlFields {
  return {
    id: { column: sql`p.id`, type: "id" },
    parentId: { column: sql`p.parent_id`, type: "id" },
    productNumber: { column: sql`p.product_number`, type: "text" },
    ean: { column: sql`p.ean`, type: "text" },
    manufacturerNumber: { column: sql`p.manufacturer_number`, type: "text" },
    manufacturerId: { column: sql`p.manufacturer_id`, type: "id" },
    "manufacturer.id": { column: sql`p.manufacturer_id`, type: "id" },
    categoryIds: { column: sql`p.category_ids`, type: "ids" },
    "categories.id": { column: sql`p.category_ids`, type: "ids" },
    propertyIds: { column: sql`p.property_ids`, type: "ids" },
    optionIds: { column: sql`p.option_ids`, type: "ids" },
    isCloseout: { column: sql`p.is_closeout`, type: "boolean" },
    markAsTopseller: { column: sql`p.mark_as_topseller`, type: "boolean" },
    shippingFree: { column: sql`p.shipping_free`, type: "boolean" },
    sales: { column: sql`p.sales`, type: "number" },
    weight: { column: sql`p.weight_kg`, type: "number" },
    releaseDate: { column: sql`p.release_date`, type: "time" },
    // Ids are time-ordered, so the id's index serves this sort as well.
    createdAt: { column: sql`p.id`, type: "id" },
  };
}

function isNarrowing(filter: Filter): boolean {
  if (filter.type === "and") return filter.queries.some(isNarrowing);
  if (filter.type === "or") return filter.queries.length > 0 && filter.queries.every(isNarrowing);
  if ("queries" in filter) return false;
  return ["equals", "equalsAny", "equalsAll"].includes(filter.type) && narrowing.includes(filter.field);
}

/** Without a narrowing filter only indexed columns may order the table. */
function sorted(criteria: Criteria) {
  const isFree = !criteria.ids && criteria.filters.length === 0 && criteria.postFilters.length === 0;
  const bad =
    isFree && criteria.sorts.find((sort) => !["id", "createdAt", "productNumber"].includes(sort.field));
  if (bad)
    throw failure(400, "FRAMEWORK__INVALID_SORT_QUERY", {
      detail: `Sorting all products by ${bad.field} is not supported`,
      pointer: "/sort",
    });
  return criteria.sorts;
}

function inAskedOrder(ids: readonly string[], found: readonly string[]): string[] {
  const known = new Set(found);
  return [...new Set(ids)].filter((id) => known.has(id));
}

function unsupported(pointer: string, detail: string) {
  return failure(400, "FRAMEWORK__INVALID_REQUEST_PARAMETER", { detail, pointer });
}
