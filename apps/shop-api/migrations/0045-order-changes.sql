-- What staff do with orders: sending in parts, giving money back, taking goods back, notes and flags.
-- docs/decisions/0065-order-changes.md

-- Counts whoever changes an order, the buyer and the payment provider too. Placing one only inserts.
alter table shop_order
  add column version int not null default 1,
  add column flags text[] not null default '{}' check (flags <@ array['fraud', 'address']),
  -- Why staff called it off.
  add column cancelled_for text check (cancelled_for in ('customer', 'not-deliverable', 'not-paid', 'fraud', 'mistake', 'other'));
create trigger shop_order_version before update on shop_order for each row execute function count_version();
create index shop_order_flagged on shop_order (placed_at) where flags <> '{}';

-- A parcel or pallet: part of an order's delivery, or all of it.
create table order_shipment (
  id uuid primary key,
  order_id uuid not null references shop_order on delete cascade,
  carrier text,
  tracking_code text,
  shipped_at timestamptz(3) not null default clock_timestamp()
);
create index order_shipment_by_order on order_shipment (order_id, shipped_at);

create table order_shipment_line (
  shipment_id uuid not null references order_shipment on delete cascade,
  order_line_id uuid not null references order_line on delete cascade,
  quantity int not null check (quantity > 0),
  primary key (shipment_id, order_line_id)
);
create index order_shipment_line_by_line on order_shipment_line (order_line_id);

create table order_return (
  id uuid primary key,
  order_id uuid not null references shop_order on delete cascade,
  -- Back on the shelf, or not fit to be sold again.
  is_restocked boolean not null,
  returned_at timestamptz(3) not null default clock_timestamp()
);
create index order_return_by_order on order_return (order_id, returned_at);

create table order_return_line (
  return_id uuid not null references order_return on delete cascade,
  order_line_id uuid not null references order_line on delete cascade,
  quantity int not null check (quantity > 0),
  primary key (return_id, order_line_id)
);
create index order_return_line_by_line on order_return_line (order_line_id);

alter table stock_movement drop constraint stock_movement_reason_check;
alter table stock_movement add constraint stock_movement_reason_check check (reason in ('ordered', 'released', 'shipped', 'returned'));

-- The shop gives a payment back once for each of its reasons. Staff do so as often as it takes: theirs is null and has a cause. Null
-- rather than a narrower index, because a process of the release before names the whole one.
alter table payment_refund
  alter column reason drop not null,
  add column cause text check (cause in ('not-deliverable', 'damaged', 'returned', 'goodwill', 'other')),
  add constraint payment_refund_has_reason check ((reason is null) = (cause is not null));

-- Which goods the money was for; none: an amount somebody chose.
create table payment_refund_line (
  refund_id uuid not null references payment_refund on delete cascade,
  order_line_id uuid not null references order_line on delete cascade,
  quantity int not null check (quantity > 0),
  -- Not sent yet, and not sent any more: they are free for others.
  is_dropped boolean not null,
  primary key (refund_id, order_line_id)
);
create index payment_refund_line_by_line on payment_refund_line (order_line_id);

-- For staff only. Kept as they were written.
create table order_note (
  id uuid primary key,
  order_id uuid not null references shop_order on delete cascade,
  -- No reference: the note outlives the account.
  staff_id uuid not null,
  author text not null,
  content text not null,
  created_at timestamptz(3) not null default clock_timestamp()
);
create index order_note_by_order on order_note (order_id, created_at);
