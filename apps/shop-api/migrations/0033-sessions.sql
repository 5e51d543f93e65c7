-- One session per device, and no token that opens anything is stored. What a visitor has chosen is the context: one per customer, so
-- that cart and choices are the same on all devices, or one per anonymous visitor. docs/decisions/0049-sessions.md

-- Every row of these tables is written anew, once.
set local statement_timeout = 0;

-- Those who are signed in get a key that is no hash of any token: whoever sends a token that is over, reaches nothing with it.
create temporary table moved on commit drop as
  select token, replace(gen_random_uuid()::text, '-', '') as context_key from shop_session where customer_id is not null;
create unique index on moved (token);

drop view session_read;

-- Null: an anonymous context, whose key is the hash of its token.
alter table shop_session rename to shop_context;
alter table shop_context rename column token to context_key;
alter index shop_session_pkey rename to shop_context_pkey;
alter index shop_session_by_use rename to shop_context_by_use;
alter index shop_session_by_customer rename to shop_context_by_customer;

create table customer_session (
  -- What the customer and the account page name it by; it opens nothing.
  id uuid primary key,
  -- SHA-256 of the token, in hexadecimal digits.
  token_hash text not null unique,
  customer_id uuid not null references customer on delete cascade,
  -- What the browser said it is, roughly; null: it said nothing we know.
  browser text,
  system text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now()
);
create index customer_session_by_customer on customer_session (customer_id);
create index customer_session_by_use on customer_session (last_used_at);

-- Whoever is signed in stays it: the thirty days begin now.
insert into customer_session (id, token_hash, customer_id, last_used_at)
  select gen_random_uuid(), encode(sha256(convert_to(context_key, 'UTF8')), 'hex'), customer_id, last_used_at
  from shop_context where customer_id is not null;

update shop_context x set context_key = coalesce(
  (select m.context_key from moved m where m.token = x.context_key),
  encode(sha256(convert_to(x.context_key, 'UTF8')), 'hex'));

alter table cart rename column token to context_key;
update cart x set context_key = coalesce(
  (select m.context_key from moved m where m.token = x.context_key),
  encode(sha256(convert_to(x.context_key, 'UTF8')), 'hex'));

alter table express_payment rename column token to context_key;
alter index express_payment_by_token rename to express_payment_by_context;
update express_payment x set context_key = coalesce(
  (select m.context_key from moved m where m.token = x.context_key),
  encode(sha256(convert_to(x.context_key, 'UTF8')), 'hex'));

-- Only customers and guests order. Where theirs is not among the living, the token is over and must not match any more.
alter table order_attempt rename column token to context_key;
update order_attempt x set context_key = coalesce(
  (select m.context_key from moved m where m.token = x.context_key),
  encode(sha256(convert_to('over ' || x.context_key, 'UTF8')), 'hex'));

-- A session by the hash of its token, with what every request has to know of its customer. Ids as 32 hex characters, also inside JSON.
create view session_read as
  select s.token_hash, x.context_key, x.sales_channel_id, s.last_used_at, s.created_at as started_at,
    replace(s.id::text, '-', '') as session_id,
    replace(x.language_id::text, '-', '') as language_id,
    replace(x.currency_id::text, '-', '') as currency_id,
    replace(x.country_id::text, '-', '') as country_id,
    replace(x.country_state_id::text, '-', '') as country_state_id,
    replace(coalesce(x.payment_method_id, c.default_payment_method_id)::text, '-', '') as payment_method_id,
    replace(x.shipping_method_id::text, '-', '') as shipping_method_id,
    replace(c.id::text, '-', '') as customer_id,
    replace(c.customer_group_id::text, '-', '') as customer_group_id,
    c.guest as customer_is_guest,
    c.order_count as customer_order_count,
    replace(a.id::text, '-', '') as shipping_address_id,
    replace(coalesce(x.billing_address_id, c.default_billing_address_id)::text, '-', '') as billing_address_id,
    replace(a.country_id::text, '-', '') as address_country_id,
    replace(a.country_state_id::text, '-', '') as address_state_id,
    a.zipcode as address_zipcode
  from customer_session s
    join shop_context x on x.customer_id = s.customer_id
    left join customer c on c.id = s.customer_id and c.active
    left join customer_address a on a.id = coalesce(x.shipping_address_id, c.default_shipping_address_id)
      and a.customer_id = c.id
  union all
  select x.context_key, x.context_key, x.sales_channel_id, x.last_used_at, x.created_at, null,
    replace(x.language_id::text, '-', ''),
    replace(x.currency_id::text, '-', ''),
    replace(x.country_id::text, '-', ''),
    replace(x.country_state_id::text, '-', ''),
    replace(x.payment_method_id::text, '-', ''),
    replace(x.shipping_method_id::text, '-', ''),
    null, null, null, null, null, null, null, null, null
  from shop_context x where x.customer_id is null;

set local statement_timeout to default;
