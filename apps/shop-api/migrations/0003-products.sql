-- Products. A variant is a row with parent_id; null columns of a variant inherit the parent's value.
create table manufacturer (
  id uuid primary key,
  media_id uuid references media,
  link text,
  custom_fields jsonb not null default '{}',
  texts jsonb not null default '{}'
);

create table property_group (
  id uuid primary key,
  display_type text not null default 'text',
  sorting_type text not null default 'position' check (sorting_type in ('position', 'alphanumeric')),
  filterable boolean not null default true,
  visible_on_detail boolean not null default true,
  position int not null default 0,
  texts jsonb not null default '{}'
);

create table property_option (
  id uuid primary key,
  group_id uuid not null references property_group on delete cascade,
  position int not null default 0,
  color_hex_code text,
  media_id uuid references media,
  texts jsonb not null default '{}'
);
create index property_option_by_group on property_option (group_id, position);

create table product (
  id uuid primary key,
  parent_id uuid references product on delete cascade,
  product_number text not null unique,
  ean text,
  manufacturer_number text,
  manufacturer_id uuid references manufacturer,
  tax_id uuid references tax,
  unit_id uuid references unit,
  delivery_time_id uuid references delivery_time,
  shipping_cost_type text references shipping_cost_type,
  cms_page_id uuid references cms_page,
  active boolean,
  is_closeout boolean,
  shipping_free boolean,
  mark_as_topseller boolean,
  min_purchase int check (min_purchase > 0),
  max_purchase int check (max_purchase > 0),
  purchase_steps int check (purchase_steps > 0),
  purchase_unit numeric(14, 4),
  reference_unit numeric(14, 4),
  weight_kg numeric(12, 3),
  restock_time_days int,
  release_date timestamptz,
  -- How the parent appears in listings: one hit for the family, or one hit for each variant.
  listing_mode text not null default 'family' check (listing_mode in ('family', 'each')),
  main_variant_id uuid,
  sales int not null default 0,
  is_download boolean not null default false,
  category_ids uuid[],
  property_ids uuid[],
  -- Options that make this variant what it is (variants only).
  option_ids uuid[] not null default '{}',
  custom_fields jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz
);
create index product_by_parent on product (parent_id) where parent_id is not null;
create index product_by_ean on product (ean) where ean is not null;
create index product_by_manufacturer on product (manufacturer_id);
create index product_by_manufacturer_number on product (manufacturer_number) where manufacturer_number is not null;
create index product_by_category on product using gin (category_ids);

create table product_translation (
  product_id uuid not null references product on delete cascade,
  language_id uuid not null references language on delete cascade,
  name text,
  description text,
  meta_title text,
  meta_description text,
  keywords text,
  pack_unit text,
  pack_unit_plural text,
  custom_fields jsonb,
  primary key (product_id, language_id)
);

-- The options a parent's variants are chosen by, in the order shown.
create table product_configurator (
  product_id uuid not null references product on delete cascade,
  option_id uuid not null references property_option,
  position int not null default 0,
  primary key (product_id, option_id)
);

create table product_price (
  product_id uuid not null references product on delete cascade,
  customer_group_id uuid not null references customer_group,
  currency_id uuid not null references currency,
  quantity_start int not null default 1 check (quantity_start > 0),
  gross_cents bigint not null check (gross_cents >= 0),
  net_cents bigint not null check (net_cents >= 0),
  list_gross_cents bigint check (list_gross_cents >= 0),
  list_net_cents bigint check (list_net_cents >= 0),
  primary key (product_id, customer_group_id, currency_id, quantity_start)
);

-- Append-only record of every price; price law asks what was charged in the 30 days before a reduction.
create table price_history (
  product_id uuid not null,
  customer_group_id uuid not null,
  currency_id uuid not null,
  quantity_start int not null,
  valid_from timestamptz not null,
  -- null: the price was taken away at that time.
  gross_cents bigint,
  primary key (product_id, customer_group_id, currency_id, quantity_start, valid_from)
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger price_history_is_append_only before update or delete on price_history
  for each row execute function refuse_change();

create function record_price() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into price_history values (old.product_id, old.customer_group_id, old.currency_id, old.quantity_start, clock_timestamp(), null);
    return old;
  end if;
  if tg_op = 'INSERT' or new.gross_cents <> old.gross_cents then
    insert into price_history values (new.product_id, new.customer_group_id, new.currency_id, new.quantity_start, clock_timestamp(), new.gross_cents);
  end if;
  return new;
end $$;
create trigger product_price_is_recorded after insert or update or delete on product_price
  for each row execute function record_price();

create table product_stock (
  product_id uuid primary key references product on delete cascade,
  stock int not null default 0 check (stock >= 0),
  reserved int not null default 0 check (reserved >= 0)
);

create table product_media (
  id uuid primary key,
  product_id uuid not null references product on delete cascade,
  media_id uuid not null references media,
  position int not null default 0
);
create index product_media_by_product on product_media (product_id, position);
create index product_media_by_media on product_media (media_id);

-- kind download: digital goods handed out after purchase; the others are documents anybody may read.
create table product_file (
  id uuid primary key,
  product_id uuid not null references product on delete cascade,
  media_id uuid not null references media,
  kind text not null check (kind in ('download', 'data-sheet', 'manual', 'safety-data-sheet')),
  position int not null default 0
);
create index product_file_by_product on product_file (product_id, position);

create table product_energy_label (
  product_id uuid not null references product on delete cascade,
  block int not null check (block between 1 and 4),
  class text not null,
  color_code text not null,
  spectrum_from text not null,
  spectrum_to text not null,
  label_media_id uuid references media,
  icon_media_id uuid references media,
  data_sheet_media_id uuid references media,
  texts jsonb not null default '{}',
  primary key (product_id, block)
);

create table cross_selling (
  id uuid primary key,
  product_id uuid not null references product on delete cascade,
  position int not null default 0,
  active boolean not null default true,
  type text not null default 'productList' check (type in ('productList', 'productStream')),
  product_ids uuid[] not null default '{}',
  product_stream_id uuid references product_stream,
  product_limit int not null default 24,
  texts jsonb not null default '{}'
);
create index cross_selling_by_product on cross_selling (product_id, position);

create table product_review (
  id uuid primary key,
  product_id uuid not null references product on delete cascade,
  language_id uuid not null references language,
  customer_id uuid,
  external_user text,
  title text not null,
  content text not null,
  points numeric(2, 1) not null check (points between 1 and 5),
  -- Shown only after the shop has approved it.
  status boolean not null default false,
  comment text,
  created_at timestamptz not null default now()
);
create index product_review_by_product on product_review (product_id, status, created_at desc);
