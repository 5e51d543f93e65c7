-- Carts, promotions and what sending costs.

-- One row per context token. A change reads the row, calculates, and writes only if the version is still the one it read.
-- An emptied cart keeps its row: versions never start again, so an old writer cannot meet its number a second time.
create table cart (
  token text primary key,
  version bigint not null,
  -- Taken out of the content so that one statement finds cart, products and codes together.
  product_ids uuid[] not null,
  codes text[] not null,
  content json not null,
  updated_at timestamptz not null default now()
  -- No index may hold a column that changes: rows are updated in place.
) with (fillfactor = 50);

create table promotion (
  id uuid primary key,
  active boolean not null default true,
  priority int not null default 0,
  valid_from timestamptz,
  valid_until timestamptz,
  code_type text not null check (code_type in ('global', 'fixed', 'individual')),
  -- The one code of a fixed promotion, as typed by staff. Compared without case.
  code text,
  max_redemptions int check (max_redemptions > 0),
  max_redemptions_per_customer int check (max_redemptions_per_customer > 0),
  prevent_combination boolean not null default false,
  exclusion_ids uuid[] not null default '{}',
  -- Shapes of packages/rules: PromotionConditions and Discount[].
  conditions jsonb not null default '{}',
  discounts jsonb not null,
  texts jsonb not null default '{}',
  check ((code is not null) = (code_type = 'fixed'))
);
-- Apart from the promotion, which every process keeps in memory: an order counts here and reloads nothing.
create table promotion_usage (
  promotion_id uuid primary key references promotion on delete cascade,
  redemptions int not null check (redemptions >= 0)
);
create unique index promotion_by_code on promotion (lower(code)) where code is not null;

-- Codes made for one person each; redeemed once at most.
create table promotion_code (
  code text primary key check (code = lower(code)),
  promotion_id uuid not null references promotion on delete cascade,
  redeemed_at timestamptz
);
create index promotion_code_by_promotion on promotion_code (promotion_id);

create table shipping_zone (
  id uuid primary key,
  key text not null unique,
  country_id uuid not null references country on delete cascade,
  position int not null default 0,
  -- [{"from": "18565", "to": "18565"}]; empty: the country's ordinary zone.
  postcodes jsonb not null default '[]',
  texts jsonb not null default '{}'
);

create table shipping_tariff (
  id uuid primary key,
  cost_type text not null unique references shipping_cost_type on delete cascade,
  position int not null default 0,
  rank int not null,
  parts text[] not null default '{}',
  is_free boolean not null default false,
  method_ids uuid[] not null,
  -- [{"zone", "freeFrom": {"grossCents", "netCents"} | null, "steps": [{"fromGrams", "grossCents", "netCents"}]}]
  rates jsonb not null default '[]'
);

-- {"maxCents"?, "countryIds"?, "customerGroupIds"?}: a method is offered only where all of it holds.
alter table payment_method add column availability jsonb not null default '{}';

-- Read models tell carts apart by revision: a process keeps parsed documents and asks only whether they are still the newest.
create sequence product_revision;
alter table product_read add column revision bigint not null default nextval('product_revision');

do $$
declare
  watched text;
  event text;
begin
  foreach watched in array array['promotion', 'shipping_zone', 'shipping_tariff'] loop
    foreach event in array array['insert', 'update', 'delete'] loop
      execute format(
        'create trigger %I after %s on %I referencing %s table as changed for each statement execute function note_in_outbox(%L, %L)',
        watched || '_to_outbox_' || event, event, watched, case event when 'delete' then 'old' else 'new' end, 'cart_rules', 'id');
    end loop;
  end loop;
end $$;
