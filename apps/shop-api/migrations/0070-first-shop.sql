-- The shop's own name beside the company's: who wrote the record before keeps the name the shop had.
-- docs/decisions/0089-first-shop.md
update company set record = record || jsonb_build_object('shopName', (select name from sales_channel order by id limit 1))
  where record is not null and not record ? 'shopName' and exists (select from sales_channel);

-- A demo can be emptied by its owner, nothing else can.
create table demo_shop (
  -- The only row; without it the shop is no demo.
  id boolean primary key default true check (id),
  marked_at timestamptz not null default now(),
  -- When its owner asked for it, and when nothing was left.
  asked_at timestamptz,
  emptied_at timestamptz,
  version int not null default 1
);
create trigger demo_shop_version before update on demo_shop for each row execute function count_version();

-- Whatever somebody sells or has sold was never a demo's: the mark is set before the first product or not at all.
create function refuse_late_demo_mark() returns trigger language plpgsql as $$
begin
  if exists (select from product) or exists (select from shop_order) or exists (select from customer) then
    raise exception 'only an empty shop can be marked as a demo';
  end if;
  return new;
end $$;
create trigger demo_shop_is_marked_first before insert on demo_shop for each row execute function refuse_late_demo_mark();

create function refuse_demo_mark_again() returns trigger language plpgsql as $$
begin
  if old.emptied_at is not null then raise exception 'an emptied demo stays emptied'; end if;
  return new;
end $$;
create trigger demo_shop_stays_emptied before update on demo_shop for each row execute function refuse_demo_mark_again();

-- Steps of setting up a shop that no change of data shows: somebody looked and said that it is right.
create table setup_confirmation (
  step text primary key,
  confirmed_at timestamptz not null default now()
);

-- Categories and makers that staff made are left alone by an import of files.
alter table category add column added_at timestamptz;
alter table manufacturer add column added_at timestamptz;
