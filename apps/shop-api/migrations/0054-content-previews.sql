-- Links to drafts for staff: short-lived, and known by their digest only. docs/decisions/0070-content-pages.md
create table content_preview (
  -- SHA-256 of the secret in the link.
  secret_hash text primary key,
  page_id uuid not null references content_page on delete cascade,
  number int not null,
  expires_at timestamptz not null
);
create index content_preview_by_age on content_preview (expires_at);
