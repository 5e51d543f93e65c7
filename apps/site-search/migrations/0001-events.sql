create schema site_search;

-- What the sessions of a day are hashed with. Deleted when the day is over: nobody can find out any more whose session it was.
create table site_search.daily_salt (
  day date primary key,
  salt bytea not null
);

-- A page of results somebody looked at.
create table site_search.search (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  -- The hashid without its language.
  shop text not null,
  language text not null,
  term text not null check (length(term) between 1 and 200),
  total integer not null,
  -- Null: a caller who did not want to be counted.
  session bytea,
  -- Products in the order they were shown, from this place on.
  first_position integer not null,
  shown uuid[] not null
);
create index search_by_time on site_search.search (happened_at);
create index search_by_term on site_search.search (shop, language, term, happened_at);

-- What people did beside searching.
create table site_search.event (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  shop text not null,
  language text not null,
  kind text not null check (kind in ('init', 'click', 'checkout', 'image', 'redirect')),
  session bytea not null,
  -- Of a click.
  term text check (length(term) between 1 and 200),
  product_id uuid,
  position integer,
  check ((kind = 'click') = (product_id is not null))
);
create index event_by_time on site_search.event (happened_at);
create index event_by_session on site_search.event (session, kind);
