-- Who of the staff took an order by telephone; every other order was placed in the shop. docs/decisions/0087-orders-by-telephone.md
create table phone_order (
  order_id uuid primary key references shop_order on delete cascade,
  -- No reference: the order outlives the account.
  staff_id uuid not null,
  taken_by text not null
);
