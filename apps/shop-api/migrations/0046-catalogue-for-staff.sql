-- Staff change products and promotions in the back office. docs/decisions/0066-catalogue-in-the-admin-api.md

-- Made by staff and not by the catalogue's files: an import leaves such rows alone.
alter table product add column added_at timestamptz;
alter table promotion add column added_at timestamptz;

alter table product add column version int not null default 1;
create trigger product_version before update on product for each row execute function count_version();
alter table promotion add column version int not null default 1;
create trigger promotion_version before update on promotion for each row execute function count_version();

-- A product's texts, prices and pictures are part of what somebody read: changing them is changing the product. Not while it is being
-- made, where every statement of an import would write all products once more.
create function count_product_version() returns trigger language plpgsql as $$
begin
  update product set version = version where id in (select product_id from changed) and created_at < now();
  return null;
end $$;

do $$
declare
  part text;
  event text;
begin
  foreach part in array array['product_translation', 'product_price', 'product_media'] loop
    foreach event in array array['insert', 'update', 'delete'] loop
      execute format(
        'create trigger %I after %s on %I referencing %s table as changed for each statement execute function count_product_version()',
        part || '_counts_' || event, event, part, case event when 'delete' then 'old' else 'new' end);
    end loop;
  end loop;
end $$;

-- What the publish gate asks about (catalog/src/publish) and only the catalogue's files knew.
alter table category add column requires text[];
alter table property_group add column key text;
alter table property_option add column key text;
alter table unit add column key text;

-- Every change of a stock by hand. What orders hold back and send is in stock_movement.
create table shelf_movement (
  id bigint generated always as identity primary key,
  product_id uuid not null,
  at timestamptz not null default clock_timestamp(),
  pieces int not null check (pieces <> 0),
  -- What was there afterwards.
  stock int not null,
  reason text not null check (reason in ('delivery', 'return', 'count', 'damage', 'own-use')),
  note text,
  -- No reference: the record outlives the account.
  staff_id uuid not null,
  staff text not null
);
create index shelf_movement_by_product on shelf_movement (product_id, id desc);
create trigger shelf_movement_is_append_only before update or delete on shelf_movement
  for each row execute function refuse_change();

-- Staff look for products by number and name, in every language.
create index product_by_number_part on product using gin (product_number gin_trgm_ops);
create index product_translation_by_name_part on product_translation using gin (name gin_trgm_ops);

-- Many products at once: looked at first, done by the worker, taken back as a whole.
create table bulk_change (
  id uuid primary key,
  kind text not null check (kind in ('price', 'active')),
  state text not null default 'checked' check (state in ('checked', 'applying', 'applied', 'undoing', 'undone')),
  staff text not null,
  created_at timestamptz not null default now(),
  version int not null default 1
);
create index bulk_change_by_age on bulk_change (created_at);
create trigger bulk_change_version before update on bulk_change for each row execute function count_version();

create table bulk_change_row (
  change_id uuid not null references bulk_change on delete cascade,
  -- Of the file, or the place in the selection.
  line int not null,
  number text not null,
  -- Null: nothing has this number.
  product_id uuid,
  -- {"grossCents", "listGrossCents"} or {"isActive"}
  before jsonb,
  after jsonb,
  -- refused: never done; kept: done, and not taken back.
  state text not null default 'waiting' check (state in ('waiting', 'applied', 'refused', 'undone', 'kept')),
  problem text,
  primary key (change_id, line)
);
create index bulk_change_row_by_state on bulk_change_row (change_id, state, line);

-- Categories count as products do, with their texts.
alter table category add column version int not null default 1;
create trigger category_version before update on category for each row execute function count_version();
create function count_category_version() returns trigger language plpgsql as $$
begin
  update category set version = version where id in (select category_id from changed) and created_at < now();
  return null;
end $$;
create trigger category_translation_counts_insert after insert on category_translation
  referencing new table as changed for each statement execute function count_category_version();
create trigger category_translation_counts_update after update on category_translation
  referencing new table as changed for each statement execute function count_category_version();
