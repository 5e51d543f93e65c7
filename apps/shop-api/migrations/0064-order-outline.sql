-- What lists of orders are narrowed and sorted by, in one narrow row for each order. Its states are the last ones of payment and delivery:
-- asked for in their own tables, a list of paid orders took longer than a statement may. docs/decisions/0081-lists-count-to-ten-thousand.md
create table order_outline (
  order_id uuid primary key references shop_order on delete cascade,
  order_number text not null,
  placed_at timestamptz(3) not null,
  total_cents bigint not null,
  customer_id uuid,
  state text not null,
  payment_state text,
  delivery_state text,
  flags text[] not null,
  words text not null
);
-- As lists write their order: what is empty comes last, equal ones by their id.
create index order_outline_newest on order_outline (placed_at desc nulls last, order_id);
create index order_outline_by_total on order_outline (total_cents desc nulls last, order_id);
create index order_outline_by_number on order_outline (order_number desc nulls last, order_id);
create index order_outline_by_state on order_outline (state, placed_at desc nulls last, order_id);
create index order_outline_by_payment on order_outline (payment_state, placed_at desc nulls last, order_id);
create index order_outline_by_delivery on order_outline (delivery_state, placed_at desc nulls last, order_id);
create index order_outline_by_customer on order_outline (customer_id, placed_at desc nulls last, order_id);
create index order_outline_flagged on order_outline (placed_at desc nulls last, order_id) where flags <> '{}';

create view order_outline_now as
select o.id as order_id, o.order_number, o.placed_at, o.total_cents, o.customer_id, o.state,
  (select t.state from order_transaction t where t.order_id = o.id order by t.created_at desc, t.id desc limit 1) as payment_state,
  (select d.state from order_delivery d where d.order_id = o.id order by d.id desc limit 1) as delivery_state,
  o.flags, order_words(o.order_number, o.email, o.document) as words
from shop_order o;

create function write_order_outline(id uuid) returns void language sql as $$
  insert into order_outline as l
  select * from order_outline_now where order_id = id
  on conflict (order_id) do update set customer_id = excluded.customer_id, state = excluded.state, payment_state = excluded.payment_state,
    delivery_state = excluded.delivery_state, flags = excluded.flags, words = excluded.words
  where (l.customer_id, l.state, l.payment_state, l.delivery_state, l.flags, l.words)
    is distinct from (excluded.customer_id, excluded.state, excluded.payment_state, excluded.delivery_state, excluded.flags, excluded.words)
$$;
create function note_order_outline() returns trigger language plpgsql as $$
begin
  perform write_order_outline(new.id);
  return null;
end $$;
create function note_order_part() returns trigger language plpgsql as $$
begin
  perform write_order_outline(new.order_id);
  return null;
end $$;
create trigger shop_order_outline after insert or update of order_number, email, document, customer_id, state, flags on shop_order
  for each row execute function note_order_outline();
-- Which payment is the last one follows from when it was made.
create trigger order_transaction_outline after insert or update of state, created_at on order_transaction
  for each row execute function note_order_part();
create trigger order_delivery_outline after insert or update of state on order_delivery
  for each row execute function note_order_part();
