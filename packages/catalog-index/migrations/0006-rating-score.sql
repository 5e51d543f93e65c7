-- Where a hit stands among the best judged; null: nobody judged it. A rebuild fills it.
alter table catalog_index.hit add column rating_score int;
