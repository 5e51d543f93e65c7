import type { Tx } from "../../platform/database/transaction.ts";
import { listedAs } from "./listed-as.sql.ts";

/** A pair or a product is told from so many different buyers on: of fewer, one of them might be known by it. The tables say the same. */
const FEWEST_BUYERS = 3;
/** What goes together stays so for long; what is popular changes with the seasons. */
const TOGETHER_DAYS = 365;
const POPULAR_DAYS = 90;
/** Whoever orders more equips a whole house or a shop: its pairs say little, and they grow with the square. */
const MOST_IN_ORDER = 20;
/** More than are shown: some are sold out. */
const KEPT = 24;
/** Stands for all of it. */
const EVERYTHING = "0".repeat(32);

/** Inside a transaction: counts anew, and tells the caches. */
export async function countOrders(tx: Tx): Promise<void> {
  // A year of orders takes longer than any request may, and sorts more.
  await tx`set local statement_timeout = '10min'`;
  await tx`set local work_mem = '128MB'`;
  await tx`delete from bought_together`;
  await countTogether(tx);
  await tx`delete from popular_product`;
  await countPopular(tx);
  await tx`insert into outbox (entity, entity_id) values ('recommendation', ${EVERYTHING})`;
  await tx`select pg_notify('outbox', '')`;
}

async function countTogether(tx: Tx): Promise<void> {
  await tx`
    with bought as materialized (${bought(tx, TOGETHER_DAYS)}),
    small as (select order_id from bought group by 1 having count(*) between 2 and ${MOST_IN_ORDER}),
    pair as (
      select a.product_id, b.product_id as other_id, count(distinct a.buyer) as buyers
      from small join bought a using (order_id)
        join bought b on b.order_id = a.order_id and b.product_id <> a.product_id
      group by 1, 2 having count(distinct a.buyer) >= ${FEWEST_BUYERS}),
    total as (select product_id, count(distinct buyer) as buyers from bought group by 1),
    weighed as (
      select p.product_id, p.other_id, p.buyers, p.buyers / sqrt(t.buyers::float) as weight
      from pair p join total t on t.product_id = p.other_id),
    placed as (
      select *, row_number() over (partition by product_id order by weight desc, other_id) as place from weighed)
    insert into bought_together (product_id, other_id, buyers, weight)
    select product_id, other_id, buyers, weight from placed where place <= ${KEPT}`;
}

/** In its categories and in all above them. */
async function countPopular(tx: Tx): Promise<void> {
  await tx`
    with bought as materialized (${bought(tx, POPULAR_DAYS)}),
    sold as (
      select product_id, count(distinct buyer) as buyers from bought group by 1
      having count(distinct buyer) >= ${FEWEST_BUYERS}),
    listed as (
      select distinct s.product_id, s.buyers, place.id as category_id
      from sold s join product p on p.id = s.product_id left join product f on f.id = p.parent_id
        join category c on c.id = any(coalesce(p.category_ids, f.category_ids))
        cross join unnest(c.path || c.id) as place (id)),
    placed as (
      select *, row_number() over (partition by category_id order by buyers desc, product_id) as place from listed)
    insert into popular_product (category_id, product_id, buyers)
    select category_id, product_id, buyers from placed where place <= ${KEPT}`;
}

/**
 * Who bought what, from orders that became something: paid, or taken on by the staff. One that was only placed says nothing, and nobody
 * moves a product up without buying it. Guests have no account, so a buyer is known by the mail address; it does not leave the query.
 */
function bought(tx: Tx, days: number) {
  return tx`
    select distinct o.id as order_id, lower(o.email) as buyer, ${listedAs(tx)} as product_id
    from shop_order o join order_line l on l.order_id = o.id
      join product p on p.id = l.product_id left join product f on f.id = p.parent_id
    where o.placed_at > now() - ${days} * interval '1 day' and o.state <> 'cancelled'
      and (o.state <> 'open' or exists (
        select from order_transaction t where t.order_id = o.id and t.state in ('authorized', 'paid', 'paid_partially')))`;
}
