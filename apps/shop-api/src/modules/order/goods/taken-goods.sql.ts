import type { ShareRule } from "@hearth/rules";
import type { Fragment } from "postgres";
import type { Sql } from "../../../platform/database/database.ts";
import type { HeldGoods } from "./stock-to-hold.ts";

/** Somebody nobody knows has yet to pay. */
export interface Pledge extends ShareRule {
  /** Goods beyond the strangers' share refuse the order; else they are taken from the shelf when the money comes. */
  paysLater: boolean;
}

export interface WantedGoods {
  orderId: string;
  goods: readonly HeldGoods[];
  /** Null: the goods are the buyer's without more ado. */
  pledge: Pledge | null;
}

/** Lower than any stock can be. */
const ANY_STOCK = -2_147_483_648;
const NO_PLEDGE: ShareRule = { sharePercent: 100, pieces: 0 };

/**
 * The part of an order's statement that takes goods from the shelf. `locked` sees each row as it is once it is ours, whatever others did
 * while we waited; all the rest follows from it. `wanted` says of each whether it `is_there` and `is_free` for a stranger to hold,
 * `missing` has those without which there is no order, `held` those that were taken.
 */
export function takenGoods(sql: Sql, { orderId, goods, pledge }: WantedGoods): Fragment {
  const productIds = goods.map(({ productId }) => productId);
  const quantities = goods.map(({ quantity }) => quantity);
  const needed = goods.map(({ neededStock }) => neededStock ?? ANY_STOCK);
  const isPledge = pledge !== null;
  const { sharePercent, pieces } = pledge ?? NO_PLEDGE;
  return sql`
    locked as materialized (
      select product_id, stock, reserved, pledged from product_stock where product_id = any(${productIds}::uuid[])
      order by product_id for update),
    wanted as materialized (
      select l.product_id, w.quantity, l.stock - l.reserved >= w.needed as is_there, not ${isPledge}
        or l.pledged + w.quantity <= strangers_allowance(l.stock - l.reserved + l.pledged, ${sharePercent}, ${pieces}) as is_free
      from unnest(${productIds}::uuid[], ${quantities}::int[], ${needed}::int[]) as w (product_id, quantity, needed)
        join locked l on l.product_id = w.product_id),
    missing as (
      select from unnest(${productIds}::uuid[], ${needed}::int[]) as w (product_id, needed)
      where w.needed > 0 and not exists (select from wanted t where t.product_id = w.product_id and t.is_there)),
    held as (
      update product_stock s set reserved = s.reserved + w.quantity,
        pledged = s.pledged + case when ${isPledge} then w.quantity else 0 end
      from wanted w where s.product_id = w.product_id and w.is_there and w.is_free
      returning s.product_id, w.quantity),
    unpaid as (
      insert into unpaid_goods (order_id, product_id, quantity, is_held)
      select ${orderId}, product_id, quantity, is_free from wanted where ${isPledge} and is_there)`;
}
