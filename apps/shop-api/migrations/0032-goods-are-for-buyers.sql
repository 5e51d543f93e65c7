-- Goods are for buyers: people nobody knows may hold back only a share of a shelf before they pay. docs/order.md, decision 0048.

-- Part of `reserved`: what strangers hold and have not paid. In the same row, so that one lock covers both.
alter table product_stock add column pledged int not null default 0 check (pledged >= 0);

-- Goods of strangers' orders that are not paid. Held ones count as pledged; the others are taken from the shelf when the money comes.
create table unpaid_goods (
  order_id uuid not null references shop_order on delete cascade,
  product_id uuid not null,
  quantity int not null check (quantity > 0),
  is_held boolean not null,
  primary key (order_id, product_id)
);

-- The rule of packages/rules/src/order/strangers-share.ts, for use under the lock of the stock.
create function strangers_allowance(free int, share_percent int, pieces int) returns int language sql immutable as $$
  select case when free <= 0 then pieces * 5
    else greatest((free::bigint * share_percent / 100)::int, least(pieces, (free + 1) / 2)) end
$$;

-- Money came, by whichever way it is noted: what was pledged belongs to a buyer now.
create function redeem_pledge() returns trigger language plpgsql as $$
begin
  with redeemed as (
    delete from unpaid_goods where order_id = new.order_id and is_held returning product_id, quantity),
  shelves as (
    select s.product_id, r.quantity from product_stock s join redeemed r on r.product_id = s.product_id
    order by s.product_id for update of s)
  update product_stock s set pledged = s.pledged - shelves.quantity from shelves where s.product_id = shelves.product_id;
  return null;
end $$;
create trigger order_transaction_redeems_pledge after update of state on order_transaction
  for each row when (new.state in ('paid', 'authorized') and old.state <> new.state) execute function redeem_pledge();

-- What pages show of a stock does not change with a pledge: caches need not hear of it.
create function note_stock_in_outbox() returns trigger language plpgsql as $$
begin
  insert into outbox (entity, entity_id)
  select 'stock', product_id from changed join before using (product_id)
  where (changed.stock, changed.reserved) is distinct from (before.stock, before.reserved);
  if found then perform pg_notify('outbox', ''); end if;
  return null;
end $$;
drop trigger product_stock_to_outbox_update on product_stock;
create trigger product_stock_to_outbox_update after update on product_stock
  referencing old table as before new table as changed for each statement execute function note_stock_in_outbox();

-- What the sweeper looks through for orders that nobody paid in advance.
create index order_transaction_unpaid_since on order_transaction (created_at) where state in ('open', 'in_progress', 'failed', 'cancelled');
