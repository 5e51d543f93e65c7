-- without a transaction
-- Lists of the back office with a million orders. Figures: bench/RESULTS.md, npm run prove:office-scale.
create index concurrently if not exists shop_order_found_by on shop_order using gin (words gin_trgm_ops);
drop index concurrently if exists shop_order_by_words;

-- Each order a list can have, as lists write it: what is empty comes last, equal ones by their id. The start page counts 30 days from
-- the first index alone: nothing in it ever changes. docs/decisions/0074-sales-figures.md
create index concurrently if not exists shop_order_newest on shop_order (placed_at desc nulls last, id) include (currency_id, total_cents);
drop index concurrently if exists shop_order_by_time;
create index concurrently if not exists shop_order_by_total on shop_order (total_cents desc nulls last, id);
create index concurrently if not exists shop_order_last_number on shop_order (order_number desc nulls last, id);
create index concurrently if not exists shop_order_by_state on shop_order (state, placed_at desc nulls last, id);
create index concurrently if not exists customer_by_last_name on customer (last_name desc nulls last, id);
create index concurrently if not exists customer_by_order_count on customer (order_count desc nulls last, id);
create index concurrently if not exists customer_by_last_login on customer (last_login_at desc nulls last, id);

-- What waits is rare among what is done.
create index concurrently if not exists order_transaction_by_state on order_transaction (state, order_id);
create index concurrently if not exists order_delivery_by_state on order_delivery (state, order_id);
-- Which orders were called off, and when.
create index concurrently if not exists order_state_history_cancelled on order_state_history (at) include (order_id)
  where entity = 'order' and to_state = 'cancelled';

create index concurrently if not exists staff_audit_by_action on staff_audit (action, id);
create index concurrently if not exists contact_message_by_words on contact_message
  using gin ((name || ' ' || email || ' ' || subject || ' ' || message) gin_trgm_ops);
