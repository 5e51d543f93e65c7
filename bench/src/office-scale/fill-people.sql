-- Customers, two in five of them guests; what they wrote; what staff did.
create temp table given_name on commit drop as
select name, row_number() over () - 1 as n from unnest(string_to_array(
  'Anna Bernd Carla Dieter Elke Frank Greta Hans Ida Jonas Karin Lars Maria Nils Olga Paul Rita Sven Tina Udo Vera Willi Yara Zoe
  Agnieszka Bartosz Celina Dawid Ewa Filip Gosia Henryk Iwona Jacek Kamila Leszek Magda Norbert Oliwia Piotr', ' ')) as name
where trim(name) <> '';
-- Some names are everybody's, most are rare.
create temp table family_name on commit drop as
select name || end_of as name, row_number() over (order by length(end_of), name) - 1 as n
from unnest(string_to_array('Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Nowak Kowalski Lewandowski', ' ')) as name,
  unnest(array['', 'mann', 'bauer', 'berg', 'hof', 'stein', 'feld', 'wald', 'dorf', 'bach', 'egger', 'huber', 'reuter', 'thal']) as end_of;

insert into customer (id, customer_number, sales_channel_id, customer_group_id, email, guest, active, account_type, first_name, last_name,
  company, language_id, order_count, created_at, last_login_at)
select md5('customer ' || i)::uuid, (5000000 + i)::text, c.id, c.customer_group_id,
  lower(f.name) || '.' || i || '@' || (array['example.com', 'example.org', 'post.example', 'haus.example'])[1 + i % 4],
  i % 5 < 2, i % 200 <> 0, case when i % 12 = 0 then 'business' else 'private' end, f.name, l.name,
  case when i % 12 = 0 then l.name || ' Haustechnik GmbH' end, c.language_id, i % 7,
  now() - (current_setting('scale.customers')::int - i) * interval '3 minutes', case when i % 5 >= 2 then now() - (i % 900) * interval '1 day' end
from generate_series(1, current_setting('scale.customers')::int) i
  join given_name f on f.n = abs(hashint4(i)) % (select count(*) from given_name)
  join family_name l on l.n = floor(power(abs(hashint4(i * 7)) % 10000 / 10000.0, 2) * (select count(*) from family_name)),
  (select * from sales_channel limit 1) c;

insert into contact_message (id, sales_channel_id, language_id, received_at, name, email, subject, message, answered_at, answered_by, answered_by_name)
select md5('message ' || i)::uuid, k.sales_channel_id, k.language_id, now() - (current_setting('scale.customers')::int / 5 - i) * interval '10 minutes',
  k.first_name || ' ' || k.last_name, k.email, 'Frage ' || i, 'Guten Tag, passt das Gerät Nr. ' || i || ' zu meiner Anlage? ' || repeat(md5(i::text) || ' ', 8),
  case when i % 1000 <> 0 then now() end, case when i % 1000 <> 0 then md5('staff')::uuid end, case when i % 1000 <> 0 then 'Ada Brenner' end
from generate_series(1, current_setting('scale.customers')::int / 5) i
  join customer k on k.id = md5('customer ' || 1 + i * 3 % current_setting('scale.customers')::int)::uuid;

insert into staff_audit (id, at, staff_id, staff, action, resource, object, before, after, address, previous_hash, hash)
select i, now() - (current_setting('scale.orders')::int / 2 - i) * interval '2 minutes', md5('staff ' || i % 20)::uuid, 'Person ' || i % 20,
  (array['changeProductPrices', 'shipOrder', 'changeProductText', 'approveReview', 'refundOrder'])[1 + i % 5],
  (array['product', 'order', 'product', 'review', 'payment'])[1 + i % 5], md5('object ' || i % 30000)::uuid::text,
  json_build_object('version', i), json_build_object('version', i + 1, 'words', repeat(md5(i::text), 6)), '127.0.0.1', md5(i::text), md5((i + 1)::text)
from generate_series(1, current_setting('scale.orders')::int / 2) i;
