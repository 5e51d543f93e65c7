-- What somebody allowed, and which words they read: the proof of it. The id is random and stands in the visitor's own cookie; nothing
-- here says who it was, so neither address nor customer may be added.
create table consent_record (
  id bigint generated always as identity primary key,
  consent_id text not null,
  -- A refusal has none.
  groups text[] not null,
  -- Which groups there were and the hash of their words, in that language.
  text_version text not null,
  language_id uuid not null,
  recorded_at timestamptz not null default clock_timestamp()
);
create index consent_record_by_consent on consent_record (consent_id, id);
create index consent_record_by_time on consent_record (recorded_at);
