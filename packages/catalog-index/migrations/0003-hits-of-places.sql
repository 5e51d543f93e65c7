-- How many hits a category or stream has, kept with its facets: kind `hit`, its own id.
insert into catalog_index.scope_facet
select place_id, 'hit', place_id, count(*)
from catalog_index.hit cross join unnest(category_ids || stream_ids) as place_id
group by place_id;
create index scope_facet_hits on catalog_index.scope_facet (scope_id) include (hits) where kind = 'hit';
