-- without a transaction
create index concurrently if not exists order_outline_found_by on order_outline using gin (words gin_trgm_ops);
-- Lists of orders asked these; every order placed would write them for nobody.
drop index concurrently if exists shop_order_found_by;
drop index concurrently if exists shop_order_by_total;
drop index concurrently if exists shop_order_last_number;
drop index concurrently if exists shop_order_by_state;
drop index concurrently if exists shop_order_flagged;
drop index concurrently if exists order_transaction_by_state;
drop index concurrently if exists order_delivery_by_state;

-- Pictures that texts show, without reading every text: the view media_use asks for these rows.
create index concurrently if not exists product_with_pictures on product (id) where custom_fields::text like '%/media/%';
create index concurrently if not exists product_translation_with_pictures on product_translation (product_id)
  where custom_fields::text like '%/media/%';
-- Which family a found article belongs to, without reading the article.
create index concurrently if not exists product_families on product (id) include (parent_id);
create index concurrently if not exists customer_blocked on customer (created_at desc nulls last, id) where not active;
analyze order_outline;
