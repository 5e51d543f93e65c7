-- Who did what in the back office. Rows are only added: each carries the hash of the one before, so a row that was changed, taken out or
-- put in between is found (npm run staff -- audit check).
create table staff_audit (
  -- One after the other, without a gap.
  id bigint primary key,
  at timestamptz(3) not null,
  -- No reference: the record outlives the account. Null: a command or the shop itself.
  staff_id uuid,
  staff text not null,
  action text not null,
  resource text not null,
  object text,
  -- json, not jsonb: the hash is made over the very text.
  before json,
  after json,
  address text,
  device text,
  previous_hash text not null,
  hash text not null
);
create index staff_audit_by_staff on staff_audit (staff_id, id);
create index staff_audit_by_object on staff_audit (resource, object, id);
create trigger staff_audit_is_append_only before update or delete on staff_audit
  for each row execute function refuse_change();
create trigger staff_audit_is_never_emptied before truncate on staff_audit
  for each statement execute function refuse_change();

-- The end of the chain. Its lock lets writers in one by one, and it tells when the last rows were taken away.
create table staff_audit_head (
  is_head boolean primary key default true check (is_head),
  id bigint not null,
  hash text not null
);
insert into staff_audit_head (id, hash) values (0, repeat('0', 64));
