-- Where a hit stands in a category before anybody sorts; the highest comes first. A rebuild fills it.
alter table catalog_index.hit add column prominence bigint not null default 0;
