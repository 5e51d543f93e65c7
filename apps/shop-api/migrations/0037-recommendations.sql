-- What orders say about products: counted by the worker, replaced as a whole, without any person in it (decision 0055). Products are what
-- listings show: a family, or the article where each is listed for itself.

-- Few buyers would tell about each of them; the table takes no such row, whoever writes it.
create table bought_together (
  product_id uuid not null,
  other_id uuid not null,
  buyers int not null check (buyers >= 3),
  -- How much more often than everything else: what all the world buys stands back.
  weight real not null,
  primary key (product_id, other_id)
);

create table popular_product (
  category_id uuid not null,
  product_id uuid not null,
  buyers int not null check (buyers >= 3),
  primary key (category_id, product_id)
);

-- The worker reads the orders of the last months.
create index shop_order_by_time on shop_order (placed_at);
