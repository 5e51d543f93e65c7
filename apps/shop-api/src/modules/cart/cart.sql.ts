import type { Fragment } from "postgres";
import type { Sql } from "../../platform/database/database.ts";
import type { SessionRow } from "../context/index.ts";
import type { PostalAddressRow } from "../postal-address/index.ts";
import type { CartContent } from "./cart-content.ts";

/** Whoever sent a token. Its hash is the cart's key too, unless somebody is signed in. */
export interface TokenOwner {
  tokenHash: string;
  channelId: string;
}

/** A customer who is signed in nowhere near: somebody else writes down what they want, beside their own cart. */
export interface AbsentOwner {
  customerId: string;
  /** Of no cart there is. */
  contextKey: string;
  billingAddressId: string | null;
  shippingAddressId: string | null;
  shippingMethodId: string | null;
  paymentMethodId: string | null;
}

export interface CartQuery {
  owner: TokenOwner | AbsentOwner;
  /** Products and codes the request wants to add, on top of those in the cart. */
  productIds: readonly string[];
  codes: readonly string[];
}

export interface CartRecord {
  session: SessionRow | null;
  version: number | null;
  content: CartContent | null;
  updated_at: string | null;
  /** [product id, revision of its document, stock not reserved] */
  products: [string, number, number][] | null;
  /** [code, promotion id] of codes made for one person and not redeemed. */
  codes: [string, string][] | null;
  /** [promotion id, redemptions] of promotions with a limit. */
  usage: [string, number][] | null;
  /** Those the session has chosen; null: nobody is signed in, or has none. */
  addresses: PostalAddressRow[] | null;
  /** [promotion id, redemptions by whoever is signed in] of promotions that count them; null: nobody is. */
  own_usage: [string, number][] | null;
}

/** Session, cart, and the state of all its products and codes, in one statement. */
export async function selectCart(sql: Sql, query: CartQuery): Promise<CartRecord> {
  const { owner } = query;
  const productIds = query.productIds as string[];
  const codes = query.codes as string[];
  const [record] = await sql<[CartRecord]>`
    select c.version, c.content, c.updated_at, row_to_json(v) as session,
      (select json_agg(json_build_array(replace(r.product_id::text, '-', ''), r.revision, coalesce(s.stock - s.reserved, 0)))
        from product_read r left join product_stock s on s.product_id = r.product_id
        where r.product_id = any(c.product_ids || ${productIds}::uuid[])) as products,
      (select json_agg(json_build_array(p.code, replace(p.promotion_id::text, '-', '')))
        from promotion_code p where p.code = any(c.codes || ${codes}::text[]) and p.redeemed_at is null) as codes,
      (select json_agg(json_build_array(replace(u.promotion_id::text, '-', ''), u.redemptions)) from promotion_usage u) as usage,
      case when v.customer_id is not null then (
        select json_agg(a) from customer_address a where a.customer_id = v.customer_id::uuid
          and a.id = any(array[v.shipping_address_id::uuid, v.billing_address_id::uuid])) end as addresses,
      case when v.customer_id is not null then (
        select json_agg(json_build_array(replace(p.id::text, '-', ''), (
          select count(*) from promotion_redemption r where r.promotion_id = p.id and r.released_at is null
            and (r.customer_id = b.id or r.email = lower(b.email)))))
        from promotion p, customer b
        where p.max_redemptions_per_customer is not null and b.id = v.customer_id::uuid) end as own_usage
    from (select) as always
      ${"customerId" in owner ? absentSession(sql, owner) : sessionOf(sql, owner)}`;
  return { ...record, addresses: record.addresses?.map(withHexIds) ?? null };
}

function sessionOf(sql: Sql, { tokenHash, channelId }: TokenOwner): Fragment {
  return sql`left join session_read v on v.token_hash = ${tokenHash} and v.sales_channel_id = ${channelId}
      left join cart c on c.context_key = coalesce(v.context_key, ${tokenHash})`;
}

/** What `session_read` would say if the customer had signed in and chosen this. */
function absentSession(sql: Sql, owner: AbsentOwner): Fragment {
  const hex = (value: Fragment) => sql`replace(${value}::text, '-', '')`;
  return sql`left join lateral (
        select ${owner.contextKey} as context_key, null as session_id, now() as last_used_at, now() as started_at,
          ${hex(sql`b.language_id`)} as language_id, null as currency_id, null as country_id, null as country_state_id,
          ${owner.paymentMethodId} as payment_method_id, ${owner.shippingMethodId} as shipping_method_id,
          ${hex(sql`b.id`)} as customer_id, ${hex(sql`b.customer_group_id`)} as customer_group_id,
          b.guest as customer_is_guest, b.order_count as customer_order_count,
          ${hex(sql`a.id`)} as shipping_address_id,
          ${hex(sql`coalesce(${owner.billingAddressId}::uuid, b.default_billing_address_id)`)} as billing_address_id,
          ${hex(sql`a.country_id`)} as address_country_id, ${hex(sql`a.country_state_id`)} as address_state_id,
          a.zipcode as address_zipcode
        from customer b left join customer_address a on a.customer_id = b.id
          and a.id = coalesce(${owner.shippingAddressId}::uuid, b.default_shipping_address_id)
        where b.id = ${owner.customerId} and b.active) v on true
      left join cart c on c.context_key = v.context_key`;
}

/** JSON made by the database holds ids with dashes. */
function withHexIds(address: PostalAddressRow): PostalAddressRow {
  const hex = <Id extends string | null>(id: Id) => (id?.replaceAll("-", "") ?? null) as Id;
  return {
    ...address,
    id: hex(address.id),
    salutation_id: hex(address.salutation_id),
    country_id: hex(address.country_id),
    country_state_id: hex(address.country_state_id),
  };
}

/** Looking is using: a cart without a session is kept alive by itself. Its version stays, so nobody's change is lost. */
export async function touchCart(sql: Sql, contextKey: string): Promise<void> {
  await sql`update cart set updated_at = now() where context_key = ${contextKey}`;
}

export interface CartWrite {
  contextKey: string;
  /** Null: there was no cart. */
  version: number | null;
  content: CartContent;
}

/** Writes only over the version that was read; false: somebody else was faster. */
export async function saveCart(sql: Sql, { contextKey, version, content }: CartWrite): Promise<boolean> {
  const productIds = [...new Set(content.lines.map((line) => line.productId))];
  const codes = content.codes.map((code) => code.toLowerCase());
  const text = JSON.stringify(content);
  const { count } =
    version === null
      ? await sql`insert into cart (context_key, version, product_ids, codes, content)
          values (${contextKey}, 1, ${productIds}::uuid[], ${codes}::text[], ${text}::text::json) on conflict do nothing`
      : await sql`update cart set version = version + 1, product_ids = ${productIds}::uuid[], codes = ${codes}::text[],
          content = ${text}::text::json, updated_at = now() where context_key = ${contextKey} and version = ${version}`;
  return count === 1;
}

export interface LockedCart {
  context_key: string;
  version: number;
  content: CartContent;
}

/** Inside a transaction: in the order of their keys, so that two merges never wait for each other. */
export function lockCarts(tx: Sql, keys: readonly string[]) {
  return tx<LockedCart[]>`
    select context_key, version, content from cart where context_key = any(${keys as string[]}) order by context_key for update`;
}

export async function renameCart(tx: Sql, from: string, to: string): Promise<void> {
  await tx`update cart set context_key = ${to}, version = version + 1, updated_at = now() where context_key = ${from}`;
}

export async function deleteCarts(tx: Sql, keys: readonly string[]): Promise<void> {
  await tx`delete from cart where context_key = any(${keys as string[]})`;
}

/** A wallet that was opened from the cart stays with whoever has the cart. */
export async function moveExpress(tx: Sql, from: string, to: string): Promise<void> {
  await tx`update express_payment set context_key = ${to} where context_key = ${from}`;
}
