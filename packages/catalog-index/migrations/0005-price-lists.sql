-- Prices of customer groups that see others than everybody, by the name of the list: of hits the lowest and highest. A rebuild fills them.
alter table catalog_index.hit add column price_lists jsonb not null default '{}';
alter table catalog_index.hit_member add column price_lists jsonb not null default '{}';
