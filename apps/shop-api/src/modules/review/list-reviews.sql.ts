import type { ListPage, ListRequest, ReviewToJudge } from "@hearth/admin-contract";
import type { Sql } from "../../platform/database/database.ts";
import { listRows, matches } from "../admin-list/index.ts";

const columns = (
  sql: Sql,
) => sql`v.id, ${stateOf(sql)} as state, p.product_number as "productNumber", v.external_user as author, v.points,
  v.title, v.content, v.created_at as "createdAt", v.version`;

const rows = (sql: Sql) => sql`from product_review v join product p on p.id = v.product_id`;

function stateOf(sql: Sql) {
  return sql`case when v.status then 'approved' when v.rejected_at is null then 'pending' else 'rejected' end`;
}

/** Only those written in the shop; about the others the catalogue decides. */
export function listReviews(sql: Sql, request: ListRequest): Promise<ListPage<ReviewToJudge>> {
  return listRows<ReviewToJudge>(sql, request, {
    rows: rows(sql),
    columns: columns(sql),
    where: sql`v.received_at is not null`,
    filters: {
      state: (state) => sql`${stateOf(sql)} = ${state}`,
      productNumber: (number) => sql`p.product_number = ${number}`,
      customerNumber: (number) =>
        sql`v.customer_id = (select id from customer where customer_number = ${number})`,
    },
    search: (text) => sql`(${matches(sql, sql`v.title`, text)} or ${matches(sql, sql`v.content`, text)})`,
    sorts: { createdAt: sql`v.created_at`, points: sql`v.points` },
    last: sql`v.id`,
  });
}

/** Inside a transaction: nobody rewrites it meanwhile. */
export async function lockReview(tx: Sql, id: string): Promise<ReviewToJudge | undefined> {
  const [row] = await tx<ReviewToJudge[]>`
    select ${columns(tx)} ${rows(tx)} where v.id = ${id} and v.received_at is not null for update of v`;
  return row;
}
