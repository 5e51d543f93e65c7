-- Purchases are told to a tag manager, with the consent of whoever ordered. docs/decisions/0054-purchases-told-by-the-worker.md

-- What goes with an order's purchase event beside the order. There with consent only, and until the event was sent or is too old.
create table order_tracking (
  order_id uuid primary key references shop_order on delete cascade,
  ga_cookie text,
  tms_client_id text,
  tms_attribution text,
  -- Product id -> brand and category as they were called when the order was placed.
  goods jsonb not null,
  created_at timestamptz not null default now()
);
create index order_tracking_age on order_tracking (created_at);

alter table purchase_event
  -- The receiver took it.
  add column sent_at timestamptz,
  -- Why nobody tries any more.
  add column given_up text;
