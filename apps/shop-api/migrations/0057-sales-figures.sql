-- The start page of the back office counts 30 days of orders: from an index alone, for rows of orders are wide.
-- Nothing in it ever changes, so what happens to an order later leaves it alone; which were called off is told by the history.
-- docs/decisions/0074-sales-figures.md
create index shop_order_sales on shop_order (placed_at) include (id, currency_id, total_cents);
drop index shop_order_by_time;
create index order_state_history_cancelled on order_state_history (at) include (order_id)
  where entity = 'order' and to_state = 'cancelled';
