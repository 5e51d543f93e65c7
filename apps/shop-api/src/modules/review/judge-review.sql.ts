import type { Sql } from "../../platform/database/database.ts";

export type ReviewState = "pending" | "approved" | "rejected";

export interface JudgedReview {
  id: string;
  state: ReviewState;
  productNumber: string;
  author: string | null;
  points: number;
  title: string;
  content: string;
  createdAt: string;
}

/** Oldest first: they have waited longest. Only those written in the shop; about the others the catalogue decides. */
export function selectReviews(sql: Sql, { state, limit }: { state: ReviewState; limit: number }) {
  const wanted = {
    pending: sql`not v.status and v.rejected_at is null`,
    approved: sql`v.status`,
    rejected: sql`not v.status and v.rejected_at is not null`,
  }[state];
  return sql<JudgedReview[]>`
    select v.id, ${state} as state, p.product_number as "productNumber", v.external_user as author, v.points, v.title, v.content,
      v.created_at as "createdAt"
    from product_review v join product p on p.id = v.product_id
    where ${wanted} and v.received_at is not null order by v.created_at, v.id limit ${limit}`;
}

/** False: there is no such review. */
export async function markReview(sql: Sql, id: string, isApproved: boolean): Promise<boolean> {
  const { count } = await sql`
    update product_review set status = ${isApproved}, rejected_at = ${isApproved ? null : sql`now()`}
    where id = ${id} and received_at is not null`;
  return count === 1;
}
