-- Orders, payments, and what proves that each happened once. How they work: docs/order.md.

-- Numbers are taken in the statement that notes the attempt, so every number belongs to an order or to an attempt that failed.
create table number_range (
  name text primary key,
  last bigint not null
);
insert into number_range values ('order', 10000), ('invoice', 20000);

-- One row per wish to order, known by its key: a second request with the same key finds the first one's number and order.
create table order_attempt (
  key text primary key,
  order_number text not null unique,
  token text not null,
  created_at timestamptz not null default now(),
  -- Why the last try made no order; an error code of the contract.
  refused_with text
);
create index order_attempt_age on order_attempt (created_at);

-- What people agreed to, word for word, once per wording.
create table legal_text (
  hash text primary key,
  kind text not null check (kind in ('terms', 'withdrawal', 'privacy', 'digital-waiver')),
  locale text not null,
  content text not null,
  first_used_at timestamptz not null default now()
);

create table shop_order (
  id uuid primary key,
  order_number text not null unique,
  -- The key of the attempt: one order per wish.
  key text not null unique references order_attempt,
  sales_channel_id uuid not null references sales_channel,
  -- Null after the customer asked to be forgotten; the order itself has to be kept.
  customer_id uuid references customer on delete set null,
  language_id uuid not null references language,
  currency_id uuid not null references currency,
  state text not null default 'open' check (state in ('open', 'in_progress', 'completed', 'cancelled')),
  total_cents bigint not null check (total_cents >= 0),
  email text not null,
  zipcode text not null,
  deep_link_code text not null unique,
  -- As it was agreed, never changed: OrderDocument in modules/order/order-document.ts.
  document json not null,
  -- Milliseconds, so that every clock that reads it finds the same moment.
  placed_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index shop_order_by_customer on shop_order (customer_id, placed_at desc) where customer_id is not null;

create table order_line (
  id uuid primary key,
  order_id uuid not null references shop_order on delete cascade,
  position int not null,
  type text not null check (type in ('product', 'promotion')),
  -- No reference: products may go, orders stay.
  product_id uuid,
  promotion_id uuid,
  quantity int not null check (quantity > 0),
  unit_cents bigint not null,
  total_cents bigint not null,
  unique (order_id, position)
);
create index order_line_by_product on order_line (product_id) where product_id is not null;

create table order_transaction (
  id uuid primary key,
  order_id uuid not null references shop_order on delete cascade,
  payment_method_id uuid not null references payment_method,
  state text not null default 'open' check (state in ('open', 'in_progress', 'authorized', 'unconfirmed', 'paid', 'paid_partially',
    'reminded', 'failed', 'cancelled', 'refunded', 'refunded_partially', 'chargeback')),
  amount_cents bigint not null check (amount_cents >= 0),
  captured_cents bigint not null default 0 check (captured_cents >= 0),
  refunded_cents bigint not null default 0 check (refunded_cents >= 0 and refunded_cents <= captured_cents),
  -- Who holds the money, and what it calls this payment; both null where nobody does.
  provider text,
  provider_reference text,
  -- What the payment method was told (phone, date of birth) and the provider's own ids.
  details jsonb not null default '{}',
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (provider, provider_reference)
);
create index order_transaction_by_order on order_transaction (order_id, created_at);
-- What the sweeper looks through.
create index order_transaction_waiting on order_transaction (updated_at) where state in ('open', 'in_progress', 'unconfirmed');

-- Money that could still come: what the sweeper asks providers about.
create index order_transaction_unpaid on order_transaction (updated_at) where provider_reference is not null and captured_cents = 0;

-- Wallet payments that were begun in a cart, each known only to the session that began it; it follows the cart to a new token.
create table express_payment (
  reference text primary key,
  token text not null,
  created_at timestamptz not null default now()
);
create index express_payment_by_token on express_payment (token);

create table order_delivery (
  id uuid primary key,
  order_id uuid not null references shop_order on delete cascade,
  shipping_method_id uuid not null references shipping_method,
  state text not null default 'open' check (state in ('open', 'shipped', 'shipped_partially', 'returned', 'returned_partially', 'cancelled')),
  tracking_codes text[] not null default '{}',
  updated_at timestamptz(3) not null
);
create index order_delivery_by_order on order_delivery (order_id);

-- Every step of every state, in the order they happened.
create table order_state_history (
  id bigint generated always as identity primary key,
  order_id uuid not null references shop_order on delete cascade,
  entity text not null check (entity in ('order', 'transaction', 'delivery')),
  entity_id uuid not null,
  from_state text,
  to_state text not null,
  -- customer, staff, payment:<provider>, sweeper
  actor text not null,
  at timestamptz not null default clock_timestamp()
);
create index order_state_history_by_order on order_state_history (order_id, id);

-- Goods an order holds back, gives back or sends: reserved and stock follow from it. Once per order, product and reason.
create table stock_movement (
  order_id uuid not null references shop_order on delete cascade,
  product_id uuid not null,
  reason text not null check (reason in ('ordered', 'released', 'shipped')),
  quantity int not null check (quantity > 0),
  at timestamptz not null default now(),
  primary key (order_id, product_id, reason)
);
create index stock_movement_by_product on stock_movement (product_id);

create table promotion_redemption (
  order_id uuid not null references shop_order on delete cascade,
  promotion_id uuid not null,
  code text,
  customer_id uuid,
  -- Lower case: guests have no account to count by.
  email text not null,
  discount_cents bigint not null check (discount_cents >= 0),
  at timestamptz not null default now(),
  -- Set when the order was cancelled: it counts no more.
  released_at timestamptz,
  -- First, second … of this buyer, where a promotion counts them: two orders at the same moment cannot have the same one.
  slot int check (slot > 0),
  primary key (order_id, promotion_id)
);
create index promotion_redemption_by_email on promotion_redemption (promotion_id, email) where released_at is null;
create index promotion_redemption_by_customer on promotion_redemption (customer_id, promotion_id) where customer_id is not null;
create unique index promotion_redemption_slot on promotion_redemption (promotion_id, email, slot)
  where released_at is null and slot is not null;

-- What a provider told us, once per event: a second telling finds its row.
create table payment_event (
  provider text not null,
  event_id text not null,
  type text not null,
  transaction_id uuid references order_transaction on delete set null,
  received_at timestamptz not null default now(),
  -- Null: seen, not carried out yet.
  applied_at timestamptz,
  outcome text,
  primary key (provider, event_id)
);

-- Which events a settled payment answers.
create index payment_event_waiting on payment_event (transaction_id) where applied_at is null;

create table payment_refund (
  id uuid primary key,
  transaction_id uuid not null references order_transaction on delete cascade,
  amount_cents bigint not null check (amount_cents > 0),
  reason text not null check (reason in ('order-cancelled', 'paid-twice', 'wrong-amount', 'staff')),
  state text not null default 'open' check (state in ('open', 'done')),
  provider_reference text unique,
  created_at timestamptz not null default now(),
  -- A payment is given back once for each reason.
  unique (transaction_id, reason)
);

create index payment_refund_open on payment_refund (created_at) where state = 'open';

create table order_document (
  id uuid primary key,
  order_id uuid not null references shop_order on delete cascade,
  type text not null check (type in ('invoice')),
  number text not null unique,
  deep_link_code text not null unique,
  file_name text not null,
  -- Null: its number is taken, its sheet is being drawn.
  content bytea,
  created_at timestamptz(3) not null default now(),
  unique (order_id, type)
);

create table order_download (
  id uuid primary key,
  order_id uuid not null references shop_order on delete cascade,
  order_line_id uuid not null references order_line on delete cascade,
  position int not null,
  file_name text not null,
  -- Path below the media folder.
  path text not null
);
create index order_download_by_order on order_download (order_id);

-- One purchase per order, whatever happens to it later. What is sent where is decided elsewhere.
create table purchase_event (
  order_id uuid primary key references shop_order on delete cascade,
  recorded_at timestamptz not null default now(),
  payload jsonb not null
);

-- What a buyer was told about a contract, to be shown again for ten years: subject, words, and what was attached (ids and hashes).
alter table mail add column kept jsonb;

-- Ends a statement as a whole: conditions that do not hold inside a query that writes.
create function refuse(reason text) returns boolean language plpgsql as $$
begin
  raise exception '%', reason using errcode = 'HR001';
end $$;
