-- Who sells, as staff wrote it. docs/decisions/0079-company-record.md
create table company (
  -- The only row.
  id uuid primary key default '00000000-0000-0000-0000-000000000001' check (id = '00000000-0000-0000-0000-000000000001'),
  -- Null: as the environment and the catalogue's files have it.
  record jsonb,
  version int not null default 1
);
insert into company default values;
create trigger company_version before update on company for each row execute function count_version();
-- Pages tell of it: they are made anew.
create trigger company_to_outbox_update after update on company referencing new table as changed
  for each statement execute function note_in_outbox('reference', 'id');
