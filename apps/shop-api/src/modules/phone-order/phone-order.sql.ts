import type { ListPage, ListRequest, PhoneArticle, PhoneCustomer } from "@hearth/admin-contract";
import type { Fragment } from "postgres";
import type { Sql } from "../../platform/database/database.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import { listRows, matches } from "../admin-list/index.ts";

/** Accounts that can sign in. A guest is one order's: whoever calls again has no use for the old one. */
export function listPhoneCustomers(sql: Sql, request: ListRequest): Promise<ListPage<PhoneCustomer>> {
  return listRows<PhoneCustomer>(sql, request, {
    rows: customerRows(sql),
    columns: customerColumns(sql),
    where: sql`not c.guest and (not c.double_opt_in or c.opt_in_confirmed_at is not null)`,
    filters: {},
    // As the index customer_by_words is written.
    search: (text) =>
      matches(
        sql,
        sql`customer_words(c.customer_number, c.email, c.first_name, c.last_name, c.company)`,
        text,
      ),
    sorts: { name: sql`c.last_name` },
    last: sql`c.id`,
  });
}

export async function selectPhoneCustomer(sql: Sql, id: string): Promise<PhoneCustomer | undefined> {
  const [row] = await sql<
    PhoneCustomer[]
  >`select ${customerColumns(sql)} ${customerRows(sql)} where c.id = ${id}`;
  return row;
}

function customerRows(sql: Sql): Fragment {
  return sql`from customer c left join customer_address a on a.id = c.default_shipping_address_id`;
}

function customerColumns(sql: Sql): Fragment {
  return sql`c.id, c.customer_number as number, trim(concat_ws(' ', c.first_name, c.last_name)) as name, c.company, c.email,
    a.zipcode, a.city, not c.active as "isBlocked"`;
}

interface ArticleRow extends Omit<PhoneArticle, "options"> {
  optionIds: string[];
}

/** What is sold: families are chosen by their variants. */
export function selectArticles(
  sql: Sql,
  languageId: string,
  request: ListRequest,
): Promise<ListPage<ArticleRow>> {
  return listRows<ArticleRow>(sql, request, {
    rows: sql`from product p join product_read r on r.product_id = p.id
      left join product_translation own on own.product_id = p.id and own.language_id = ${languageId}::uuid
      left join product_translation family on family.product_id = p.parent_id and family.language_id = ${languageId}::uuid
      left join product_stock s on s.product_id = p.id`,
    columns: sql`p.id, p.product_number as number, coalesce(own.name, family.name) as name, p.option_ids as "optionIds",
      coalesce(s.stock - s.reserved, 0)::int as available`,
    where: sql`not exists (select from product v where v.parent_id = p.id)`,
    filters: {},
    // One index for each column: a condition over several tables would use none.
    search: (text) => sql`p.id in (
      select m.id from product m where ${matches(sql, sql`m.product_number`, text)} or m.ean = ${text}
      union select m.id from product_translation n join product m on m.id = n.product_id or m.parent_id = n.product_id
        where ${matches(sql, sql`n.name`, text)})`,
    sorts: { number: sql`p.product_number` },
    last: sql`p.id`,
  });
}

export interface TakenOrder {
  orderId: string;
  staffId: string;
  takenBy: string;
}

export async function noteTaken(tx: Tx, { orderId, staffId, takenBy }: TakenOrder): Promise<void> {
  await tx`insert into phone_order (order_id, staff_id, taken_by) values (${orderId}, ${staffId}, ${takenBy})`;
}
