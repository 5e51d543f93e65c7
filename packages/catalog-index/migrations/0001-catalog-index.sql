-- The catalogue index: an inverted index kept in tables. Every hit has a small number (ref). Everything a hit can be
-- found by (a category, an option, a price range, a word) has posting lists: one row per 16,384 hits, one bit per hit.
-- A filter is then AND/OR over a few dozen rows, whatever the size of the result.
create schema catalog_index;
create extension if not exists pg_trgm;

-- Tags and terms share one number range. Each owns four posting lists (ref … ref + 3); a tag uses the first, a term
-- one per field: whole word of the name, name, anywhere but the text body, text body.
create sequence catalog_index.list_number as int start 4 increment 4;
create sequence catalog_index.hit_ref as int minvalue 0 start 0;

-- Narrow on purpose: ranking reads many of its rows.
create table catalog_index.hit (
  ref int primary key,
  product_id uuid not null unique,
  rank bigint not null, -- sales, then release time
  price_cents int not null,
  facets int[] not null
);

-- What was indexed for a hit: needed only to change or remove it.
create table catalog_index.hit_source (
  ref int primary key,
  family_id uuid not null,
  scopes int[] not null,
  lists int[] not null,
  numbers text[] not null,
  variant_ids uuid[] not null
);
create index hit_source_by_family on catalog_index.hit_source (family_id);

create table catalog_index.hit_variant (
  product_id uuid not null,
  ref int not null,
  primary key (product_id, ref)
);

-- Product numbers and GTINs without separators.
create table catalog_index.hit_number (
  number text collate "C" not null,
  ref int not null,
  primary key (number, ref)
);

create table catalog_index.tag (
  ref int primary key default nextval('catalog_index.list_number'),
  kind text not null,
  key text not null,
  group_key text,
  unique (kind, key)
);

create table catalog_index.term (
  ref int primary key default nextval('catalog_index.list_number'),
  language_id uuid not null,
  term text collate "C" not null,
  hits int not null default 0,
  unique (language_id, term)
);
create index term_by_similarity on catalog_index.term using gin (term gin_trgm_ops);

create table catalog_index.posting (
  list int not null,
  chunk int2 not null,
  bits bit(16384) not null,
  primary key (list, chunk)
) with (toast_tuple_target = 256, fillfactor = 90);

-- Packed inside the row: fetching it from elsewhere would cost more than reading it.
alter table catalog_index.posting alter column bits set storage main;

-- lz4 unpacks several times faster than the default; a server built without it keeps the default.
do $$ begin
  alter table catalog_index.posting alter column bits set compression lz4;
exception when feature_not_supported then null;
end $$;

-- Hits of each category and stream in every order; scope 0 holds all hits.
create table catalog_index.scope_hit (
  scope int not null,
  ref int not null,
  rank bigint not null,
  price_cents int not null
);
create unique index scope_hit_by_rank on catalog_index.scope_hit (scope, rank desc, ref);
create index scope_hit_by_price on catalog_index.scope_hit (scope, price_cents, ref);

-- How many hits of a scope carry a facet, with the facet's name at hand; tag 0 counts the hits themselves.
create table catalog_index.scope_tag (
  scope int not null,
  tag int not null,
  kind text not null,
  key text not null,
  hits int not null,
  primary key (scope, tag)
) with (fillfactor = 80);

create function catalog_index.chunk_of(ref int) returns int2
  language sql immutable parallel safe as 'select (ref >> 14)::int2';

create function catalog_index.bit_of(ref int) returns bit
  language sql immutable parallel safe as 'select set_bit(0::bit(16384), ref & 16383, 1)';

-- The refs whose bit is set. Splitting the text of the bits at its ones is the fastest way SQL has.
create function catalog_index.refs_in(chunk int2, bits bit) returns setof int
  language sql immutable parallel safe rows 100 as $$
    select (chunk::int << 14) + spot::int
    from (
      select sum(octet_length(gap) + 1) over (order by place) - 1 as spot
      from string_to_table(bits::text, '1') with ordinality as gaps (gap, place)
    ) as spots
    where spot < 16384
  $$;

-- Chunks laid end to end: one long row of bits in which a ref is looked up by position.
create aggregate catalog_index.join_bits(varbit) (sfunc = bitcat, stype = varbit, parallel = safe);
