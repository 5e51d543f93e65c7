import type { ShareRule } from "@hearth/rules";
import type { Tx } from "../../../platform/database/transaction.ts";

/**
 * Inside a transaction that has locked the order, when its money came: goods that were left on the shelf are taken. Close-outs that
 * somebody else has bought meanwhile cannot be; false says so, and the order has to end. Other goods follow with the next delivery.
 */
export async function holdForMoney(tx: Tx, orderId: string): Promise<boolean> {
  const [row] = await tx<[{ is_gone: boolean }]>`
    with waiting as materialized (
      select u.product_id, u.quantity, coalesce(p.is_closeout, f.is_closeout, false) as is_closeout
      from unpaid_goods u left join product p on p.id = u.product_id left join product f on f.id = p.parent_id
      where u.order_id = ${orderId} and not u.is_held),
    shelves as materialized (
      select s.product_id, s.stock - s.reserved as available from product_stock s
      where s.product_id in (select product_id from waiting) order by s.product_id for update),
    held as (
      update product_stock s set reserved = s.reserved + w.quantity
      from waiting w join shelves l on l.product_id = w.product_id
      where s.product_id = w.product_id and (not w.is_closeout or l.available >= w.quantity)
      returning s.product_id, w.quantity),
    moved as (
      insert into stock_movement (order_id, product_id, reason, quantity)
      select ${orderId}, product_id, 'ordered', quantity from held),
    done as (
      delete from unpaid_goods where order_id = ${orderId} and not is_held)
    select (select count(*) from held) < (select count(*) from waiting) as is_gone`;
  return !row.is_gone;
}

/** The same for somebody who now wants to pay later: within the share of strangers. False: it is used up, and nothing was taken. */
export async function holdWithinShare(
  tx: Tx,
  orderId: string,
  { sharePercent, pieces }: ShareRule,
): Promise<boolean> {
  const [row] = await tx<[{ is_beyond: boolean }]>`
    with waiting as materialized (
      select product_id, quantity from unpaid_goods where order_id = ${orderId} and not is_held),
    shelves as materialized (
      select s.product_id, s.stock - s.reserved + s.pledged as free, s.pledged from product_stock s
      where s.product_id in (select product_id from waiting) order by s.product_id for update),
    held as (
      update product_stock s set reserved = s.reserved + w.quantity, pledged = s.pledged + w.quantity
      from waiting w join shelves l on l.product_id = w.product_id
      where s.product_id = w.product_id
        and l.pledged + w.quantity <= strangers_allowance(l.free, ${sharePercent}, ${pieces})
      returning s.product_id, w.quantity),
    moved as (
      insert into stock_movement (order_id, product_id, reason, quantity)
      select ${orderId}, product_id, 'ordered', quantity from held),
    noted as (
      update unpaid_goods u set is_held = true from held h where u.order_id = ${orderId} and u.product_id = h.product_id)
    select (select count(*) from held) < (select count(*) from waiting) as is_beyond`;
  return !row.is_beyond;
}
