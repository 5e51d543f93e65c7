-- A line above every page of the shop, from a day to a day. docs/decisions/0094-banners-by-date.md
create table banner (
  id uuid primary key,
  -- For each language of the shop: {"de-DE": {"text": "…", "linkText": "…" or null, "link": "/path" or null}}
  texts jsonb not null,
  -- Days of the shop's calendar, Europe/Berlin; the last one counts. Null: until it is removed.
  from_day date not null,
  until_day date check (until_day >= from_day),
  -- Of several that hold the highest is shown.
  priority int not null default 0,
  version int not null default 1
);
create trigger banner_version before update on banner for each row execute function count_version();

do $$
declare
  event text;
begin
  foreach event in array array['insert', 'update', 'delete'] loop
    execute format(
      'create trigger %I after %s on banner referencing %s table as changed for each statement execute function note_in_outbox(%L, %L)',
      'banner_to_outbox_' || event, event, case event when 'delete' then 'old' else 'new' end, 'banner', 'id');
  end loop;
end $$;
