-- Filters that come first in a category and below, in this order; the others follow by name.
alter table category add column filter_group_ids uuid[] not null default '{}';

-- What a merchant says about searches.
create table search_rule (
  id uuid primary key,
  kind text not null check (kind in ('pin', 'boost', 'hide', 'synonym', 'redirect')),
  -- Null: in every language.
  language_id uuid references language on delete cascade,
  -- Any of these. A synonym may be a part of the search, the others are the whole of it.
  terms text[] not null check (cardinality(terms) > 0),
  -- Of an article or a family: what is pinned (by position), boosted (by strength) or hidden.
  product_number text,
  position integer not null default 0,
  strength real check (strength > 0 and strength <= 1),
  -- What a synonym means, in the words of the catalogue.
  means text[] not null default '{}',
  -- Of a page of the shop, without the prefix of the language.
  path text check (path ~ '^/([^/]|$)'),
  -- First and last day.
  valid_from date,
  valid_until date,
  active boolean not null default true,
  -- Set by staff, and left alone when a catalogue is imported.
  added_at timestamptz,
  check ((kind in ('pin', 'boost', 'hide')) = (product_number is not null)),
  check ((kind = 'boost') = (strength is not null)),
  check ((kind = 'synonym') = (cardinality(means) > 0)),
  check ((kind = 'redirect') = (path is not null))
);

-- What people chose after a search, as the site search counts it: products that are moved up. Replaced as a whole.
create table search_lift (
  term_key text not null,
  product_id uuid not null,
  strength real not null check (strength > 0 and strength <= 1),
  primary key (term_key, product_id)
);

do $$
declare
  event text;
begin
  foreach event in array array['insert', 'update', 'delete'] loop
    execute format(
      'create trigger %I after %s on search_rule referencing %s table as changed for each statement execute function note_in_outbox(%L, %L)',
      'search_rule_to_outbox_' || event, event, case event when 'delete' then 'old' else 'new' end, 'search_rule', 'id');
  end loop;
end $$;
