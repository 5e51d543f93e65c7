-- Three years of orders: nearly all are done, the newest wait for money or a parcel.
create temp table article on commit drop as
select id, row_number() over (order by id) - 1 as n from product p
where not exists (select from product v where v.parent_id = p.id);
create index on article (n);
-- What else stands in an order's document: about as long, and about as varied.
create temp table rest on commit drop as
select n, (select string_agg(md5(n::text || part) || ' "price": {"unitPrice": ' || part || ', "quantity": 1, "calculatedTaxes": []} ', ',')
  from generate_series(1, 20) part) as words
from generate_series(0, 999) n;

create temp table bought on commit drop as
select i, md5('order ' || i)::uuid as id, k.id as customer_id, k.email, k.first_name, k.last_name, k.company,
  i::numeric / current_setting('scale.orders')::int as age,
  now() - (current_setting('scale.orders')::int - i) * (interval '3 years' / current_setting('scale.orders')::int) as placed_at,
  abs(hashint4(i)) % 1000 as luck
from generate_series(1, current_setting('scale.orders')::int) i
  join customer k on k.id = md5('customer ' || 1 + abs(hashint4(i * 3)) % current_setting('scale.customers')::int)::uuid;

insert into shop_order (id, order_number, key, sales_channel_id, customer_id, language_id, currency_id, state, total_cents, email, zipcode,
  deep_link_code, document, words, placed_at, updated_at, flags)
select b.id, (10000000 + i)::text, 'scale-' || i, c.id, b.customer_id, c.language_id, c.currency_id,
  case when luck < 40 then 'cancelled' when age > 0.998 then 'open' when age > 0.995 then 'in_progress' else 'completed' end,
  1000 + luck * 250, b.email, '60311', 'scale-' || i,
  d.document, order_words((10000000 + i)::text, b.email, d.document), b.placed_at, b.placed_at,
  case when i % 2000 = 0 then array['fraud'] when i % 1500 = 0 then array['address'] else '{}' end
from bought b join rest r on r.n = i % 1000
  cross join lateral (select json_build_object('order', json_build_object('orderCustomer', json_build_object(
    'firstName', b.first_name, 'lastName', b.last_name, 'company', b.company), 'rest', r.words)) as document) d,
  (select * from sales_channel limit 1) c;

insert into order_line (id, order_id, position, type, product_id, quantity, unit_cents, total_cents)
select md5('line ' || i || ' ' || place)::uuid, b.id, place, 'product', a.id, 1 + luck % 3, 1000, 1000 * (1 + luck % 3)
from bought b cross join generate_series(1, 1 + luck % 3) place
  join article a on a.n = floor(power(abs(hashint4(i * 5 + place)) % 100000 / 100000.0, 2) * (select count(*) from article));

-- One in thirty failed once before it was paid.
insert into order_transaction (id, order_id, payment_method_id, state, amount_cents, captured_cents, created_at, updated_at)
select md5('payment ' || i || ' ' || try)::uuid, b.id, m.id,
  case when try = 0 then 'failed' when luck < 40 then 'cancelled' when age > 0.998 and luck < 500 then 'open'
    when luck < 60 then 'refunded_partially' else 'paid' end,
  1000 + luck * 250, 0, b.placed_at + try * interval '1 minute', b.placed_at
from bought b, generate_series(case when luck % 30 = 0 then 0 else 1 end, 1) try, (select id from payment_method order by id limit 1) m;

insert into order_delivery (id, order_id, shipping_method_id, state, updated_at)
select md5('delivery ' || i)::uuid, b.id, m.id,
  case when luck < 40 then 'cancelled' when age > 0.997 then 'open' when age > 0.996 then 'shipped_partially' when luck < 50 then 'returned'
    else 'shipped' end, b.placed_at
from bought b, (select id from shipping_method order by id limit 1) m;
