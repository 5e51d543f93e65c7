-- Words of consents, written by staff; what visitors agreed to names its number. docs/decisions/0103-consent-texts.md
create table consent_text_version (
  number int primary key,
  id uuid not null default gen_random_uuid(),
  -- By locale, by key of the storefront's texts: only what differs from its own words.
  texts jsonb not null,
  -- The meaning changed: whoever agreed to words before these is asked again.
  asks_again boolean not null,
  note text,
  at timestamptz not null default clock_timestamp(),
  -- No reference: the record outlives the account.
  staff_id uuid not null,
  staff text not null
);
create trigger consent_text_version_is_append_only before update or delete on consent_text_version
  for each row execute function refuse_change();
create trigger consent_text_version_to_outbox after insert on consent_text_version referencing new table as changed
  for each statement execute function note_in_outbox('consent_text', 'id');
