-- Customers and what they own.
create sequence customer_number start 10001;

create table customer (
  id uuid primary key,
  customer_number text not null unique default nextval('customer_number')::text,
  sales_channel_id uuid not null references sales_channel on delete cascade,
  customer_group_id uuid not null references customer_group,
  -- Asked for at registration; staff decide.
  requested_group_id uuid references customer_group,
  email text not null,
  guest boolean not null default false,
  active boolean not null default true,
  -- argon2id in PHC format. Null: guests, and customers who only sign in through a provider.
  password_hash text,
  account_type text not null default 'private' check (account_type in ('private', 'business')),
  salutation_id uuid references salutation,
  title text,
  first_name text not null,
  last_name text not null,
  company text,
  vat_ids text[] not null default '{}',
  birthday date,
  language_id uuid not null references language,
  default_billing_address_id uuid,
  default_shipping_address_id uuid,
  default_payment_method_id uuid references payment_method,
  last_payment_method_id uuid references payment_method,
  order_count int not null default 0,
  -- Confirmation by mail link. Only the SHA-256 of the link's secret is kept.
  double_opt_in boolean not null default false,
  opt_in_hash text unique,
  opt_in_sent_at timestamptz,
  opt_in_confirmed_at timestamptz,
  custom_fields jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  last_login_at timestamptz
);
-- A guest may order as often as they like under one address; an account exists once.
create unique index customer_by_email on customer (sales_channel_id, lower(email)) where not guest;

create table customer_address (
  id uuid primary key,
  customer_id uuid not null references customer on delete cascade,
  salutation_id uuid references salutation,
  title text,
  first_name text not null,
  last_name text not null,
  company text,
  department text,
  street text not null,
  additional_address_line1 text,
  additional_address_line2 text,
  zipcode text,
  city text not null,
  country_id uuid not null references country,
  country_state_id uuid references country_state,
  phone_number text,
  custom_fields jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz
);
create index customer_address_by_customer on customer_address (customer_id, created_at);
alter table customer
  add foreign key (default_billing_address_id) references customer_address on delete set null deferrable initially deferred,
  add foreign key (default_shipping_address_id) references customer_address on delete set null deferrable initially deferred;

-- Who a provider (Google, Facebook, Apple) says it is. Linked only by a verified address or by a signed-in customer.
create table customer_identity (
  provider text not null,
  subject text not null,
  customer_id uuid not null references customer on delete cascade,
  created_at timestamptz not null default now(),
  primary key (provider, subject)
);
create index customer_identity_by_customer on customer_identity (customer_id);

-- One open recovery per customer; a new request replaces it.
create table customer_recovery (
  customer_id uuid primary key references customer on delete cascade,
  -- SHA-256 of the link's secret.
  hash text not null unique,
  created_at timestamptz not null default now()
);

-- A signed-in session is the customer's. Parked ones wait under a token nobody knows for the next login.
alter table shop_session
  add column customer_id uuid references customer on delete cascade,
  add column billing_address_id uuid references customer_address on delete set null,
  add column shipping_address_id uuid references customer_address on delete set null;
create unique index shop_session_by_customer on shop_session (customer_id) where customer_id is not null;

create table wishlist_product (
  customer_id uuid not null references customer on delete cascade,
  product_id uuid not null references product on delete cascade,
  created_at timestamptz not null default clock_timestamp(),
  primary key (customer_id, product_id)
);

-- A customer reviews a product once.
create unique index product_review_by_customer on product_review (product_id, customer_id) where customer_id is not null;

create table newsletter_recipient (
  id uuid primary key,
  sales_channel_id uuid not null references sales_channel on delete cascade,
  email text not null,
  status text not null check (status in ('notSet', 'optIn', 'optOut', 'direct')),
  -- SHA-256 of the link's secret.
  hash text not null unique,
  salutation_id uuid references salutation,
  title text,
  first_name text,
  last_name text,
  street text,
  zip_code text,
  city text,
  language_id uuid not null references language,
  custom_fields jsonb not null default '{}',
  -- Proof of consent: which text was shown, when and from where it was asked for and confirmed.
  evidence jsonb not null default '{}',
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  -- The welcome voucher that was sent; once per recipient, for ever.
  voucher_code text unique references promotion_code
);
create unique index newsletter_recipient_by_email on newsletter_recipient (sales_channel_id, lower(email));

-- Attempts that guard a secret. Counted here when there is no Redis, so that a restart forgives nobody.
create table rate_limit (
  key text primary key,
  attempts int not null,
  -- When the next attempt is allowed.
  blocked_until timestamptz not null,
  expires_at timestamptz not null
);

-- Mails to send: written in the transaction of their cause together with a job, marked when the mail server took them.
create table mail (
  id uuid primary key,
  -- Names the cause, so that one event sends one mail.
  event_key text not null unique,
  template text not null,
  language_id uuid not null references language,
  recipient text not null,
  data jsonb not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mail_unsent on mail (created_at) where sent_at is null;

-- A session with what every request has to know of its customer. Ids as 32 hex characters, also inside JSON.
create view session_read as
  select s.token, s.sales_channel_id, s.last_used_at,
    replace(s.language_id::text, '-', '') as language_id,
    replace(s.currency_id::text, '-', '') as currency_id,
    replace(s.country_id::text, '-', '') as country_id,
    replace(s.country_state_id::text, '-', '') as country_state_id,
    replace(s.payment_method_id::text, '-', '') as payment_method_id,
    replace(s.shipping_method_id::text, '-', '') as shipping_method_id,
    replace(c.id::text, '-', '') as customer_id,
    replace(c.customer_group_id::text, '-', '') as customer_group_id,
    c.guest as customer_is_guest,
    c.order_count as customer_order_count,
    replace(a.id::text, '-', '') as shipping_address_id,
    replace(coalesce(s.billing_address_id, c.default_billing_address_id)::text, '-', '') as billing_address_id,
    replace(a.country_id::text, '-', '') as address_country_id,
    replace(a.country_state_id::text, '-', '') as address_state_id,
    a.zipcode as address_zipcode
  from shop_session s
    left join customer c on c.id = s.customer_id and c.active
    left join customer_address a on a.id = coalesce(s.shipping_address_id, c.default_shipping_address_id);
