-- The generated catalogue again and again under other numbers, until there are as many articles as asked for.
create temp table again on commit drop as
select n from generate_series(1, greatest(0, ceil(current_setting('scale.products')::numeric / (select count(*) from product))::int - 1)) n;

insert into product (id, parent_id, product_number, ean, manufacturer_number, manufacturer_id, tax_id, unit_id, delivery_time_id,
  shipping_cost_type, cms_page_id, active, is_closeout, shipping_free, weight_kg, listing_mode, category_ids, property_ids, option_ids,
  custom_fields, created_at)
select md5(p.id::text || n)::uuid, md5(p.parent_id::text || n)::uuid, p.product_number || '.' || n, null, p.manufacturer_number,
  p.manufacturer_id, p.tax_id, p.unit_id, p.delivery_time_id, p.shipping_cost_type, p.cms_page_id,
  case when hashtext(p.id::text || n) % 20 = 0 then false else p.active end, p.is_closeout, p.shipping_free, p.weight_kg,
  p.listing_mode, p.category_ids, p.property_ids, p.option_ids, p.custom_fields, p.created_at - n * interval '1 day'
from product p, again;

insert into product_translation (product_id, language_id, name, description, meta_title, meta_description, keywords, custom_fields)
select md5(t.product_id::text || n)::uuid, t.language_id, t.name || ' ' || n, t.description, t.meta_title, t.meta_description,
  t.keywords, t.custom_fields
from product_translation t, again;

insert into product_price (product_id, customer_group_id, currency_id, quantity_start, gross_cents, net_cents)
select md5(r.product_id::text || n)::uuid, r.customer_group_id, r.currency_id, r.quantity_start, r.gross_cents + n, r.net_cents
from product_price r, again;

insert into product_stock (product_id, stock, reserved)
select md5(s.product_id::text || n)::uuid, (abs(hashtext(s.product_id::text || n)) % 200), 0 from product_stock s, again;

insert into product_media (id, product_id, media_id, position)
select md5(m.id::text || n)::uuid, md5(m.product_id::text || n)::uuid, m.media_id, m.position from product_media m, again;
