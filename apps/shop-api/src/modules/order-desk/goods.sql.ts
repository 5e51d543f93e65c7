import type { Pieces } from "@hearth/rules";
import type { Fragment } from "postgres";
import type { Sql } from "../../platform/database/database.ts";
import type { Tx } from "../../platform/database/transaction.ts";

/* Inside a transaction that has locked the order. Shelves are locked in the order of their ids, as everywhere. */

export interface OrderPieces {
  orderId: string;
  pieces: readonly Pieces[];
}

/** Pieces of lines as pieces of products: two lines may be of one product. */
function wanted(sql: Sql, { orderId, pieces }: OrderPieces): Fragment {
  const lineIds = pieces.map(({ lineId }) => lineId);
  const quantities = pieces.map(({ quantity }) => quantity);
  return sql`
    wanted as materialized (
      select l.product_id, sum(w.quantity)::int as quantity
      from unnest(${lineIds}::uuid[], ${quantities}::int[]) as w (line_id, quantity)
        join order_line l on l.id = w.line_id and l.order_id = ${orderId} and l.product_id is not null
      group by l.product_id)`;
}

const noted = (sql: Sql, orderId: string, reason: "shipped" | "released" | "returned"): Fragment => sql`
    noted as (
      insert into stock_movement as m (order_id, product_id, reason, quantity)
      select ${orderId}, product_id, ${reason}, quantity from wanted order by product_id
      on conflict (order_id, product_id, reason) do update set quantity = m.quantity + excluded.quantity, at = now())`;

/** Which product the books have too few of; undefined: there are enough, and nobody takes them before us. */
export async function lockShelves(tx: Tx, goods: OrderPieces): Promise<string | undefined> {
  const shelves = await tx<{ productId: string; isEnough: boolean }[]>`
    with ${wanted(tx, goods)}
    select s.product_id as "productId", s.stock >= w.quantity as "isEnough"
    from product_stock s join wanted w on w.product_id = s.product_id order by s.product_id for update of s`;
  return shelves.find(({ isEnough }) => !isEnough)?.productId;
}

/** Goods leave the house. What a stranger had not paid for yet is not on the shelf to be pledged any more. */
export async function takeGoods(tx: Tx, goods: OrderPieces): Promise<void> {
  await tx`
    with ${wanted(tx, goods)}, ${noted(tx, goods.orderId, "shipped")},
    unpaid as materialized (
      select u.product_id, u.quantity as before, least(u.quantity, w.quantity) as quantity
      from unpaid_goods u join wanted w on w.product_id = u.product_id where u.order_id = ${goods.orderId} and u.is_held),
    fewer as (
      update unpaid_goods u set quantity = u.quantity - t.quantity from unpaid t
      where u.order_id = ${goods.orderId} and u.product_id = t.product_id and t.before > t.quantity),
    gone as (
      delete from unpaid_goods u using unpaid t
      where u.order_id = ${goods.orderId} and u.product_id = t.product_id and t.before = t.quantity)
    update product_stock s
    set stock = s.stock - w.quantity, reserved = s.reserved - w.quantity, pledged = s.pledged - coalesce(u.quantity, 0)
    from wanted w left join unpaid u on u.product_id = w.product_id where s.product_id = w.product_id`;
}

/** Goods that will not be sent are free for others. */
export async function releaseGoods(tx: Tx, goods: OrderPieces): Promise<void> {
  await lockShelves(tx, goods);
  await tx`
    with ${wanted(tx, goods)}, ${noted(tx, goods.orderId, "released")}
    update product_stock s set reserved = s.reserved - w.quantity from wanted w where s.product_id = w.product_id`;
}

/** Goods came back and can be sold again. */
export async function restockGoods(tx: Tx, goods: OrderPieces): Promise<void> {
  await lockShelves(tx, goods);
  await tx`
    with ${wanted(tx, goods)}, ${noted(tx, goods.orderId, "returned")}
    update product_stock s set stock = s.stock + w.quantity from wanted w where s.product_id = w.product_id`;
}
