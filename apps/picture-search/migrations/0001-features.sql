-- What was computed about pictures. Keyed by content, so a picture used by many products, or renamed, is looked at once.
create schema picture_search;

create table picture_search.feature (
  content_hash text not null,
  -- Which way of computing made it: a new one begins anew, beside the old one.
  recipe text not null,
  -- 32-bit floats, lowest byte first.
  vectors bytea not null,
  made_at timestamptz not null default now(),
  primary key (content_hash, recipe)
);
