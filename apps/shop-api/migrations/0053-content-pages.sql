-- Landing pages that staff build of blocks. What the shop shows stays where it was (landing_page, cms_page and its parts, seo_url) and is
-- written when a version is published. docs/decisions/0070-content-pages.md

-- Made by staff and not by the catalogue's files: an import leaves such rows alone.
alter table landing_page add column added_at timestamptz;
alter table cms_page add column added_at timestamptz;
alter table cms_section add column added_at timestamptz;
alter table cms_block add column added_at timestamptz;
alter table cms_slot add column added_at timestamptz;

create table content_page (
  -- Of the landing page too, and of its cms_page.
  id uuid primary key,
  -- Newest version; packages/rules/src/content/page-draft.ts
  document jsonb not null,
  number int not null default 1,
  -- The version the shop shows, and since when. Null: it shows none.
  live_number int,
  live_since timestamptz,
  ended_at timestamptz,
  -- What the worker will do, and when.
  publish_number int,
  publish_at timestamptz,
  end_at timestamptz,
  changed_at timestamptz not null default now(),
  version int not null default 1,
  check ((live_number is null) = (live_since is null)),
  check ((publish_number is null) = (publish_at is null))
);
create trigger content_page_version before update on content_page for each row execute function count_version();

create table content_version (
  page_id uuid not null references content_page,
  number int not null,
  document jsonb not null,
  restored_from int,
  at timestamptz not null default clock_timestamp(),
  -- No reference: the record outlives the account.
  staff_id uuid not null,
  staff text not null,
  primary key (page_id, number)
);
create trigger content_version_is_append_only before update or delete on content_version
  for each row execute function refuse_change();

-- A block or a slot is part of its page and of nothing else: until now each of them emptied every cache. Parts that go with their page
-- find it no more, and its own row tells.
create function note_page_part_in_outbox() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'cms_block' then
    insert into outbox (entity, entity_id)
    select distinct 'cms_page', s.page_id from changed join cms_section s on s.id = changed.section_id;
  else
    insert into outbox (entity, entity_id)
    select distinct 'cms_page', s.page_id
    from changed join cms_block b on b.id = changed.block_id join cms_section s on s.id = b.section_id;
  end if;
  if found then perform pg_notify('outbox', ''); end if;
  return null;
end $$;

do $$
declare
  part text;
  event text;
begin
  foreach part in array array['cms_block', 'cms_slot'] loop
    foreach event in array array['insert', 'update', 'delete'] loop
      execute format('drop trigger %I on %I', part || '_to_outbox_' || event, part);
      execute format(
        'create trigger %I after %s on %I referencing %s table as changed for each statement execute function note_page_part_in_outbox()',
        part || '_to_outbox_' || event, event, part, case event when 'delete' then 'old' else 'new' end);
    end loop;
  end loop;
end $$;
