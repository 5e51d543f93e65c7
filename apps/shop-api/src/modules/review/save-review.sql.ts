import type { Sql } from "../../platform/database/database.ts";
import { newId } from "../../platform/new-id.ts";

export interface ReviewText {
  title: string;
  content: string;
  points: number;
  external_user: string;
  language_id: string;
}

/** The product that stands for a whole family: a review is one of all its variants. Undefined: nobody can see the product. */
export async function selectReviewed(sql: Sql, productId: string): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    select coalesce(p.parent_id, p.id) as id from product_read r join product p on p.id = r.product_id
    where r.product_id = ${productId}`;
  return row?.id;
}

/** Undefined: this customer has reviewed the product already. */
export async function insertReview(
  sql: Sql,
  { productId, customerId, text }: { productId: string; customerId: string; text: ReviewText },
): Promise<string | undefined> {
  const id = newId();
  const row = {
    ...text,
    id,
    product_id: productId,
    customer_id: customerId,
    status: false,
    received_at: new Date(),
  };
  const { count } = await sql`insert into product_review ${sql(row)} on conflict do nothing`;
  return count === 1 ? id : undefined;
}

/** What staff said about the former text does not hold for the new one. False: not a review of this customer and product. */
export async function replaceReview(
  sql: Sql,
  {
    id,
    productId,
    customerId,
    text,
  }: { id: string; productId: string; customerId: string; text: ReviewText },
): Promise<boolean> {
  const row = { ...text, status: false, rejected_at: null, comment: null, updated_at: new Date() };
  const { count } = await sql`
    update product_review set ${sql(row)}
    where id = ${id} and product_id = ${productId} and customer_id = ${customerId}`;
  return count === 1;
}

export async function selectFirstName(sql: Sql, customerId: string): Promise<string> {
  const [row] = await sql<{ first_name: string }[]>`select first_name from customer where id = ${customerId}`;
  return row?.first_name ?? "";
}

export async function selectProductName(
  sql: Sql,
  productId: string,
  chain: readonly string[],
): Promise<string | undefined> {
  const [row] = await sql<{ name: string }[]>`
    select name from product_translation
    where product_id = ${productId} and name is not null and language_id = any(${chain as string[]}::uuid[])
    order by array_position(${chain as string[]}::uuid[], language_id) limit 1`;
  return row?.name;
}
