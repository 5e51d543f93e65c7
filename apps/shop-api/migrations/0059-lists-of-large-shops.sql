-- Lists of the back office with a million orders. Figures: bench/RESULTS.md, npm run prove:office-scale.

-- A large shop has to be gone through once: minutes, in which nobody orders.
set local statement_timeout = 0;

-- What orders are found by, beside the order: looking into the document of every hit took longer than finding them.
alter table shop_order add column words text not null generated always as (order_words(order_number, email, document)) stored;
drop index shop_order_by_words;
create index shop_order_by_words on shop_order using gin (words gin_trgm_ops);

-- Each order a list can have, as lists write it: what is empty comes last, equal ones by their id.
create index shop_order_newest on shop_order (placed_at desc nulls last, id);
drop index shop_order_by_time;
create index shop_order_by_total on shop_order (total_cents desc nulls last, id);
create index shop_order_last_number on shop_order (order_number desc nulls last, id);
create index shop_order_by_state on shop_order (state, placed_at desc nulls last, id);
create index customer_by_last_name on customer (last_name desc nulls last, id);
create index customer_by_order_count on customer (order_count desc nulls last, id);
create index customer_by_last_login on customer (last_login_at desc nulls last, id);

-- What waits is rare among what is done.
create index order_transaction_by_state on order_transaction (state, order_id);
create index order_delivery_by_state on order_delivery (state, order_id);

create index staff_audit_by_action on staff_audit (action, id);
create index contact_message_by_words on contact_message
  using gin ((name || ' ' || email || ' ' || subject || ' ' || message) gin_trgm_ops);

set local statement_timeout to default;
