import type { Sql } from "../../../platform/database/database.ts";
import { jobPriority } from "../../../platform/jobs/job-priority.ts";
import { emptyCart, type CurrentCart } from "../../cart/index.ts";
import type { Actor } from "../order-rows.ts";
import type { BuiltOrder } from "./build-order.ts";
import type { Redemption } from "./redemptions.ts";
import type { HeldGoods } from "../goods/stock-to-hold.ts";
import type { KeptTracking } from "../../purchase/index.ts";
import { type Pledge, takenGoods } from "../goods/taken-goods.sql.ts";
import { toCents } from "@hearth/rules";

export const ORDER_PLACED = "order_placed";

export interface OrderWrite {
  built: BuiltOrder;
  key: string;
  used: Pick<CurrentCart, "scope" | "version">;
  goods: readonly HeldGoods[];
  redemptions: readonly Redemption[];
  paymentDetails: object;
  /** Null: the goods are the buyer's without more ado. */
  pledge: Pledge | null;
  /** Null: nobody is told of the purchase. */
  tracking: KeptTracking | null;
  actor: Extract<Actor, "customer" | "staff">;
}

const EMPTY = JSON.stringify(emptyCart);

/**
 * One statement, all or nothing: the cart goes in the version that was calculated, goods are held back, codes counted, and the order
 * with all that belongs to it is there. A condition that does not hold ends it (order-refusal.ts). Rows are locked in the same order
 * everywhere: cart, goods by id, codes, counters. It notifies nobody: commits that do stand in one line (decision 0091).
 */
export async function writeOrder(writes: Sql, write: OrderWrite): Promise<void> {
  const { built, key, used, goods, redemptions, pledge, tracking } = write;
  const { scope, version } = used;
  const { document, transactionId, deliveryId, isPaid } = built;
  const { order } = document;
  const email = order.orderCustomer?.email ?? "";
  const customerId = scope.customer?.id ?? null;
  const codes = redemptions.flatMap(({ individualCode }) => individualCode ?? []);
  const promotionIds = redemptions.map(({ promotionId }) => promotionId);
  const at = new Date(scope.now);
  await writes`
    with emptied as (
      update cart set version = version + 1, product_ids = '{}', codes = '{}', content = ${EMPTY}::text::json, updated_at = now()
      where context_key = ${scope.contextKey} and version = ${version} returning context_key),
    ${takenGoods(writes, { orderId: order.id, goods, pledge })},
    redeemed as (
      update promotion_code set redeemed_at = now() where code = any(${codes}::text[]) and redeemed_at is null returning code),
    counted as (
      insert into promotion_usage as u (promotion_id, redemptions)
      select id, 1 from promotion where id = any(${promotionIds}::uuid[]) and max_redemptions is not null order by id
      on conflict (promotion_id) do update set redemptions = u.redemptions + 1
        where u.redemptions < (select p.max_redemptions from promotion p where p.id = u.promotion_id)
      returning promotion_id),
    placed as (
      insert into shop_order (id, order_number, key, sales_channel_id, customer_id, language_id, currency_id, total_cents, email,
        zipcode, deep_link_code, document, placed_at, updated_at)
      values (${order.id}, ${order.orderNumber}, ${key}, ${order.salesChannelId}, ${customerId}, ${order.languageId},
        ${order.currencyId}, ${document.totalCents}, ${email}, ${order.billingAddress?.zipcode ?? ""}, ${order.deepLinkCode},
        ${JSON.stringify(document)}::text::json, ${at}, ${at})),
    lines as (
      insert into order_line (id, order_id, position, type, product_id, promotion_id, quantity, unit_cents, total_cents)
      select id, ${order.id}, position, type, product_id, promotion_id, quantity, unit_cents, total_cents
      from json_to_recordset(${linesOf(built)}::text::json) as l (id uuid, position int, type text, product_id uuid,
        promotion_id uuid, quantity int, unit_cents bigint, total_cents bigint)),
    files as (
      insert into order_download (id, order_id, order_line_id, position, file_name, path)
      select id, ${order.id}, order_line_id, position, file_name, path
      from json_to_recordset(${JSON.stringify(built.files)}::text::json) as f (id uuid, order_line_id uuid, position int,
        file_name text, path text)),
    payment as (
      insert into order_transaction (id, order_id, payment_method_id, state, amount_cents, details, created_at, updated_at)
      values (${transactionId}, ${order.id}, ${order.transactions?.[0]?.paymentMethodId ?? ""}, ${isPaid ? "paid" : "open"},
        ${document.totalCents}, ${JSON.stringify(write.paymentDetails)}::text::jsonb, ${at}, ${at})),
    delivery as (
      insert into order_delivery (id, order_id, shipping_method_id, updated_at)
      select d.id, ${order.id}, d.method_id, ${at} from (
        select ${deliveryId}::uuid as id, ${order.deliveries?.[0]?.shippingMethodId ?? null}::uuid as method_id) d
      where d.id is not null),
    history as (
      insert into order_state_history (order_id, entity, entity_id, from_state, to_state, actor)
      select ${order.id}, h.entity, h.entity_id, h.from_state, h.to_state, ${write.actor} from (values
        (1, 'order', ${order.id}::uuid, null, 'open'),
        (2, 'transaction', ${transactionId}::uuid, null, 'open'),
        (3, 'delivery', ${deliveryId}::uuid, null, 'open'),
        (4, 'transaction', case when ${isPaid} then ${transactionId}::uuid end, 'open', 'paid')
      ) as h (step, entity, entity_id, from_state, to_state) where h.entity_id is not null order by h.step),
    moved as (
      insert into stock_movement (order_id, product_id, reason, quantity)
      select ${order.id}, product_id, 'ordered', quantity from held),
    taken_off as (
      insert into promotion_redemption (order_id, promotion_id, code, customer_id, email, discount_cents, slot)
      select ${order.id}, r."promotionId", r.code, ${customerId}, lower(${email}), r."discountCents", (
        select min(n) from promotion p, generate_series(1, p.max_redemptions_per_customer) n
        where p.id = r."promotionId" and not exists (
          select from promotion_redemption o where o.promotion_id = p.id and o.email = lower(${email}) and o.slot = n
            and o.released_at is null))
      from json_to_recordset(${JSON.stringify(redemptions)}::text::json)
        as r ("promotionId" uuid, code text, "discountCents" bigint)),
    tracked as (
      insert into order_tracking (order_id, ga_cookie, tms_client_id, tms_attribution, goods)
      select ${order.id}, t."gaCookie", t."tmsClientId", t."tmsAttribution", t.goods
      from json_to_recordset(${JSON.stringify(tracking ? [tracking] : [])}::text::json)
        as t ("gaCookie" text, "tmsClientId" text, "tmsAttribution" text, goods jsonb)),
    known_buyer as (
      update customer set order_count = order_count + 1,
        last_payment_method_id = ${order.transactions?.[0]?.paymentMethodId ?? null}
      where id = ${customerId})
    select case
      when not exists (select from emptied) then refuse('cart')
      when exists (select from missing) then refuse('stock')
      when ${pledge?.paysLater ?? false} and exists (select from wanted where is_there and not is_free) then refuse('share')
      when (select count(*) from redeemed) < ${codes.length} then refuse('code')
      when (select count(*) from counted) < (
        select count(*) from promotion where id = any(${promotionIds}::uuid[]) and max_redemptions is not null)
        then refuse('redemptions')
      when exists (
        select from promotion p where p.id = any(${promotionIds}::uuid[]) and p.max_redemptions_per_customer <= (
          select count(*) from promotion_redemption r where r.promotion_id = p.id and r.released_at is null
            and (r.customer_id = ${customerId} or r.email = lower(${email})))) then refuse('redemptions')
      else true end as is_written,
      add_quiet_job(${ORDER_PLACED}, json_build_object('orderId', ${order.id}::text), ${jobPriority.first}) is not null as is_queued`;
}

function linesOf({ document }: BuiltOrder): string {
  const lines = document.order.lineItems ?? [];
  return JSON.stringify(
    lines.map((line) => ({
      id: line.id,
      position: line.position,
      type: line.type,
      product_id: line.productId,
      promotion_id: line.promotionId,
      quantity: line.quantity,
      unit_cents: toCents(line.unitPrice),
      total_cents: toCents(line.totalPrice),
    })),
  );
}
