-- Content-managed pages: page → section → block → slot.
create table cms_page (
  id uuid primary key,
  type text not null check (type in ('landingpage', 'page', 'product_list', 'product_detail')),
  css_class text,
  config jsonb,
  texts jsonb not null default '{}'
);

create table cms_section (
  id uuid primary key,
  page_id uuid not null references cms_page on delete cascade,
  position int not null,
  type text not null default 'default' check (type in ('default', 'sidebar')),
  name text,
  sizing_mode text not null default 'boxed',
  mobile_behavior text not null default 'wrap',
  style jsonb not null default '{}'
);
create index cms_section_by_page on cms_section (page_id);

create table cms_block (
  id uuid primary key,
  section_id uuid not null references cms_section on delete cascade,
  position int not null,
  type text not null,
  name text,
  section_position text not null default 'main',
  style jsonb not null default '{}'
);
create index cms_block_by_section on cms_block (section_id);

-- texts: {"<language id>": {"<config field>": value}} laid over config.
create table cms_slot (
  id uuid primary key,
  block_id uuid not null references cms_block on delete cascade,
  type text not null,
  slot text not null,
  config jsonb not null default '{}',
  texts jsonb not null default '{}'
);
create index cms_slot_by_block on cms_slot (block_id);

create table product_stream (
  id uuid primary key,
  filter jsonb not null,
  texts jsonb not null default '{}'
);

create table category (
  id uuid primary key,
  parent_id uuid references category,
  level int not null,
  -- Ids of all ancestors, root first, without the category itself.
  path uuid[] not null default '{}',
  position int not null default 0,
  type text not null default 'page' check (type in ('page', 'link', 'folder')),
  link_type text check (link_type in ('category', 'product', 'landing_page', 'external')),
  internal_link uuid,
  external_link text,
  link_new_tab boolean not null default false,
  active boolean not null default true,
  visible boolean not null default true,
  media_id uuid references media,
  cms_page_id uuid references cms_page,
  display_nested_products boolean not null default true,
  product_stream_id uuid references product_stream,
  custom_fields jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz
);
create index category_by_parent on category (parent_id, position);
create index category_by_path on category using gin (path);

create table category_translation (
  category_id uuid not null references category on delete cascade,
  language_id uuid not null references language on delete cascade,
  name text,
  description text,
  meta_title text,
  meta_description text,
  keywords text,
  custom_fields jsonb,
  slot_config jsonb,
  primary key (category_id, language_id)
);

create table landing_page (
  id uuid primary key,
  active boolean not null default true,
  cms_page_id uuid references cms_page,
  custom_fields jsonb not null default '{}',
  texts jsonb not null default '{}'
);

create table sales_channel (
  id uuid primary key,
  access_key text not null unique,
  name text not null,
  active boolean not null default true,
  maintenance boolean not null default false,
  -- Client addresses that pass while maintenance is on.
  maintenance_allow_list text[] not null default '{}',
  language_id uuid not null references language,
  currency_id uuid not null references currency,
  country_id uuid not null references country,
  customer_group_id uuid not null references customer_group,
  payment_method_id uuid not null references payment_method,
  shipping_method_id uuid not null references shipping_method,
  navigation_category_id uuid not null references category,
  navigation_category_depth int not null default 3,
  footer_category_id uuid references category,
  service_category_id uuid references category,
  listing_limit int not null default 24,
  language_ids uuid[] not null,
  currency_ids uuid[] not null,
  country_ids uuid[] not null,
  payment_method_ids uuid[] not null,
  shipping_method_ids uuid[] not null
);

create table sales_channel_domain (
  id uuid primary key,
  sales_channel_id uuid not null references sales_channel on delete cascade,
  url text not null unique,
  language_id uuid not null references language,
  currency_id uuid not null references currency
);
