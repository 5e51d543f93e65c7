import type { Fragment } from "postgres";
import type { Criteria, EntitySearchResult, ProductReview } from "@hearth/contract";
import type { Sql } from "../../platform/database/database.ts";
import type { Scope } from "../context/index.ts";
import { searchTable, type SqlFields, tableResult, wantedRelations } from "../criteria/index.ts";

interface ReviewRow {
  id: string;
  product_id: string;
  language_id: string;
  external_user: string | null;
  title: string;
  content: string;
  points: number;
  status: boolean;
  comment: string | null;
  created_at: string;
  updated_at: string | null;
}

/** Approved reviews of a product and its whole family and the caller's own, newest first unless asked otherwise. */
export async function reviewList(
  sql: Sql,
  scope: Scope,
  productId: string,
  criteria: Criteria,
): Promise<EntitySearchResult<ProductReview>> {
  wantedRelations(criteria.associations, {});
  const term = criteria.term
    ? sql`(v.title ilike ${`%${criteria.term}%`} or v.content ilike ${`%${criteria.term}%`})`
    : sql`true`;
  const own = scope.customer ? sql`v.customer_id = ${scope.customer.id}` : sql`false`;
  const search = {
    visible: sql`from product_review v where (v.status or ${own}) and ${term} and v.product_id in (
      select f.id from product p join product f on f.id = coalesce(p.parent_id, p.id) or f.parent_id = coalesce(p.parent_id, p.id)
      where p.id = ${productId})`,
    columns: sql`v.*`,
    fields: reviewFields(sql, own),
    id: sql`v.id`,
    lastOrder: sql`v.created_at desc, v.id`,
    sorts: criteria.sorts,
  };
  const page = await searchTable<ReviewRow>(sql, search, criteria);
  return tableResult(
    "product_review",
    page,
    page.rows.map((row) => presentReview(scope, row)),
  );
}

function reviewFields(sql: Sql, own: Fragment): SqlFields {
  return {
    id: { column: sql`v.id`, type: "id" },
    productId: { column: sql`v.product_id`, type: "id" },
    languageId: { column: sql`v.language_id`, type: "id" },
    points: { column: sql`v.points`, type: "number" },
    title: { column: sql`v.title`, type: "text" },
    content: { column: sql`v.content`, type: "text" },
    createdAt: { column: sql`v.created_at`, type: "time" },
    status: { column: sql`v.status`, type: "boolean" },
    // An author finds the own reviews by it, nobody finds those of others.
    customerId: { column: sql`case when ${own} then v.customer_id end`, type: "id" },
  };
}

function presentReview(scope: Scope, row: ReviewRow): ProductReview {
  return {
    id: row.id,
    productId: row.product_id,
    salesChannelId: scope.channel.id,
    languageId: row.language_id,
    title: row.title,
    content: row.content,
    points: row.points,
    externalUser: row.external_user,
    status: row.status,
    comment: row.comment,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    customFields: {},
    apiAlias: "product_review",
  };
}
