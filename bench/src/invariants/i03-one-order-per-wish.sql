-- I3: one order per key, and one per version of a cart.
select 'key ' || key as subject, format('%s orders: %s', count(*), string_agg(order_number, ', ')) as problem
from shop_order group by key having count(*) > 1
union all
select 'key ' || key, format('was answered with %s different orders', count(distinct order_id))
from acknowledged where key is not null group by key having count(distinct order_id) > 1
union all
select 'cart ' || cart, format('was ordered %s times: %s', count(distinct order_id), string_agg(distinct order_number, ', '))
from acknowledged where cart is not null group by cart having count(distinct order_id) > 1
union all
select 'order ' || o.order_number, 'carries a key nobody tried'
from shop_order o left join order_attempt a on a.key = o.key where a.key is null
