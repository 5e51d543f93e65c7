-- Another mail address waits here until the link in its mailbox was followed; until then the account keeps the one it has.
alter table customer
  add column new_email text,
  -- SHA-256 of the link's secret. Null: no link was sent, because the address is somebody's.
  add column new_email_hash text unique,
  add column new_email_asked_at timestamptz;
