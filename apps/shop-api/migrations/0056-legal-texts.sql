-- Versions of the pages of the law, written by staff. What the shop shows stays in the page's slot and is written when a version begins
-- to hold. docs/decisions/0073-legal-texts-by-staff.md
create table legal_page_version (
  page text not null,
  number int not null,
  -- HTML by language id.
  texts jsonb not null,
  valid_from timestamptz(3) not null,
  note text,
  at timestamptz not null default clock_timestamp(),
  -- No reference: the record outlives the account. Null: the wording of the catalogue's files, before the first of staff.
  staff_id uuid,
  staff text not null,
  primary key (page, number)
);
create trigger legal_page_version_is_append_only before update or delete on legal_page_version
  for each row execute function refuse_change();

-- When staff last changed it: from then on an import of the catalogue's files leaves the row as it is.
alter table cms_slot add column changed_at timestamptz;
