-- The catalogue index: hits of listings and searches, what their members are filtered by, and the words they are found by.
create schema catalog_index;
create extension if not exists pg_trgm;
create extension if not exists fuzzystrmatch;

-- Stemmers without stop words: texts and searches come without them, folded (see src/analysis).
create text search dictionary catalog_index.german_stem (template = snowball, language = german);
create text search dictionary catalog_index.english_stem (template = snowball, language = english);
create text search configuration catalog_index.plain (copy = simple);
create text search configuration catalog_index.german (copy = simple);
alter text search configuration catalog_index.german alter mapping for asciiword, word with catalog_index.german_stem;
create text search configuration catalog_index.english (copy = simple);
alter text search configuration catalog_index.english alter mapping for asciiword, word with catalog_index.english_stem;

create table catalog_index.hit (
  product_id uuid primary key,
  family_id uuid not null,
  category_ids uuid[] not null,
  stream_ids uuid[] not null,
  manufacturer_id uuid,
  rating_average numeric,
  shipping_free boolean not null,
  sales int not null,
  released_at timestamptz not null,
  -- What its members have between them: as long as no filter is about members, nobody asks for these.
  product_ids uuid[] not null,
  option_ids uuid[] not null,
  min_price_cents int not null,
  max_price_cents int not null
);
create index hit_by_family on catalog_index.hit (family_id);
create index hit_by_category on catalog_index.hit using gin (category_ids);
create index hit_by_stream on catalog_index.hit using gin (stream_ids);
create index hit_by_product on catalog_index.hit using gin (product_ids);

-- How many hits of a category or stream have a manufacturer or an option: what a listing without filters offers. Kept up with every
-- change of a hit; 0 once the last one went.
create table catalog_index.scope_facet (
  scope_id uuid not null,
  kind text not null,
  id uuid not null,
  hits int not null,
  primary key (scope_id, kind, id)
) with (fillfactor = 80);

create table catalog_index.hit_member (
  hit_id uuid not null references catalog_index.hit on delete cascade,
  position int not null,
  product_id uuid not null,
  numbers text[] not null,
  option_ids uuid[] not null,
  price_cents int not null,
  available boolean not null,
  primary key (hit_id, position)
);

create table catalog_index.option_group (
  option_id uuid primary key,
  group_id uuid not null
);
create index option_group_by_group on catalog_index.option_group (group_id);

-- Numbers without separators; those of members name one article, others (a family's, codes in a name) none.
create table catalog_index.hit_number (
  hit_id uuid not null references catalog_index.hit on delete cascade,
  number text collate "C" not null,
  member_id uuid
);
create index hit_number_by_hit on catalog_index.hit_number (hit_id);
create index hit_number_by_number on catalog_index.hit_number (number);

-- Words are kept both stemmed and as they stand. The name: whole words weigh A, parts of compounds and keywords B.
create table catalog_index.hit_text (
  hit_id uuid not null references catalog_index.hit on delete cascade,
  language_id uuid not null,
  name_words tsvector not null,
  words tsvector not null, -- of the name, maker, categories, options, numbers
  all_words tsvector not null, -- and of the description
  member_option_names jsonb not null,
  primary key (hit_id, language_id)
);
create index hit_text_by_words on catalog_index.hit_text using gin (words);
create index hit_text_by_all_words on catalog_index.hit_text using gin (all_words);

-- Words of the catalogue as they are written, to tell what a slip was meant to be. Words of hits that went stay until the next bulk
-- load; whoever asks looks whether a word still finds anything.
create table catalog_index.word (
  language_id uuid not null,
  word text collate "C" not null, -- folded
  written text not null,
  primary key (language_id, word)
);
create index word_by_similarity on catalog_index.word using gin (word gin_trgm_ops);

create function catalog_index.words_of(config regconfig, words text) returns tsvector
  language sql immutable parallel safe as $$
    select to_tsvector(config, words) || to_tsvector('catalog_index.plain', words)
  $$;
