-- One canonical path per entity and language; former paths stay with is_canonical = false and redirect.
create table seo_url (
  id uuid primary key,
  language_id uuid not null references language on delete cascade,
  route_name text not null check (route_name in ('frontend.navigation.page', 'frontend.detail.page', 'frontend.landing.page')),
  foreign_key uuid not null,
  seo_path_info text not null,
  is_canonical boolean not null default true,
  created_at timestamptz not null default now()
);
create unique index seo_url_by_path on seo_url (language_id, seo_path_info);
create unique index seo_url_canonical on seo_url (foreign_key, language_id) where is_canonical;

-- What an anonymous or signed-in session has chosen. A token without a row is a session that chose nothing yet.
create table shop_session (
  token text primary key,
  sales_channel_id uuid not null references sales_channel on delete cascade,
  language_id uuid,
  currency_id uuid,
  country_id uuid,
  country_state_id uuid,
  payment_method_id uuid,
  shipping_method_id uuid,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now()
);
create index shop_session_by_use on shop_session (last_used_at);
