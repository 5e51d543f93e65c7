-- Reference data: small tables, loaded whole into memory by the API.
-- Their texts live in one jsonb column {"<language id>": {field: text}}; big tables have translation tables instead.
create extension if not exists pg_trgm;

create table language (
  id uuid primary key,
  name text not null,
  locale_code text not null unique,
  -- Where a missing text is looked up next; null ends the chain.
  fallback_id uuid references language,
  position int not null default 0
);

create table currency (
  id uuid primary key,
  iso_code text not null unique,
  symbol text not null,
  factor numeric(18, 8) not null default 1,
  decimals int not null default 2,
  position int not null default 0,
  texts jsonb not null default '{}'
);

create table country (
  id uuid primary key,
  iso text not null unique,
  iso3 text not null,
  position int not null default 0,
  active boolean not null default true,
  shipping_available boolean not null default true,
  is_eu boolean not null default false,
  display_state_in_registration boolean not null default false,
  force_state_in_registration boolean not null default false,
  postal_code_required boolean not null default true,
  check_postal_code_pattern boolean not null default false,
  postal_code_pattern text,
  vat_id_required boolean not null default false,
  check_vat_id_pattern boolean not null default false,
  vat_id_pattern text,
  texts jsonb not null default '{}'
);

create table country_state (
  id uuid primary key,
  country_id uuid not null references country on delete cascade,
  short_code text not null unique,
  position int not null default 0,
  texts jsonb not null default '{}'
);
create index country_state_by_country on country_state (country_id, position);

create table salutation (
  id uuid primary key,
  salutation_key text not null unique,
  position int not null default 0,
  texts jsonb not null default '{}'
);

create table tax (
  id uuid primary key,
  name text not null,
  rate numeric(5, 2) not null check (rate >= 0),
  position int not null default 0
);

-- Rate at the place of delivery, where it differs from the tax class's own rate.
create table tax_rule (
  tax_id uuid not null references tax on delete cascade,
  country_id uuid not null references country on delete cascade,
  rate numeric(5, 2) not null check (rate >= 0),
  primary key (tax_id, country_id)
);

create table customer_group (
  id uuid primary key,
  display_gross boolean not null default true,
  texts jsonb not null default '{}'
);

create table unit (
  id uuid primary key,
  texts jsonb not null default '{}'
);

create table delivery_time (
  id uuid primary key,
  min int not null,
  max int not null check (max >= min),
  unit text not null check (unit in ('hour', 'day', 'week', 'month', 'year')),
  texts jsonb not null default '{}'
);

create table shipping_cost_type (
  key text primary key,
  position int not null default 0,
  texts jsonb not null default '{}'
);

create table media (
  id uuid primary key,
  path text not null,
  file_name text not null,
  file_extension text not null,
  mime_type text not null,
  file_size int not null,
  width int,
  height int,
  thumbnails jsonb not null default '[]',
  private boolean not null default false,
  texts jsonb not null default '{}',
  created_at timestamptz not null default now()
);

create table payment_method (
  id uuid primary key,
  technical_name text not null unique,
  active boolean not null default true,
  position int not null default 0,
  after_order_enabled boolean not null default false,
  media_id uuid references media,
  texts jsonb not null default '{}'
);

create table shipping_method (
  id uuid primary key,
  technical_name text not null unique,
  active boolean not null default true,
  position int not null default 0,
  delivery_time_id uuid references delivery_time,
  tax_type text not null default 'auto',
  tracking_url text,
  media_id uuid references media,
  prices jsonb not null default '[]',
  texts jsonb not null default '{}'
);

create table product_sorting (
  id uuid primary key,
  key text not null unique,
  priority int not null default 0,
  active boolean not null default true,
  texts jsonb not null default '{}'
);
