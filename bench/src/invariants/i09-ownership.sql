-- I9: nothing of one customer hangs on another's order. What a foreign customer is answered is asked over HTTP, in the tests.
select 'order ' || o.order_number as subject, format('belongs to %s, its document to %s', o.customer_id, o.document #>> '{order,orderCustomer,customerId}') as problem
from shop_order o
where o.customer_id is not null and o.customer_id <> (o.document #>> '{order,orderCustomer,customerId}')::uuid
union all
select 'order ' || o.order_number, format('was placed by %s, its document says %s', o.email, o.document #>> '{order,orderCustomer,email}')
from shop_order o where lower(o.email) <> lower(o.document #>> '{order,orderCustomer,email}')
union all
select 'order ' || o.order_number, format('redeemed in the name of %s (%s)', r.customer_id, r.email)
from shop_order o join promotion_redemption r on r.order_id = o.id
where (o.customer_id is not null and r.customer_id is not null and r.customer_id <> o.customer_id) or lower(r.email) <> lower(o.email)
union all
select 'order ' || o.order_number, format('line %s is not in its document', l.id)
from shop_order o join order_line l on l.order_id = o.id
where not exists (select from json_array_elements(o.document -> 'order' -> 'lineItems') d where (d ->> 'id')::uuid = l.id)
union all
select 'order ' || o.order_number, format('the document is of order %s with the link of %s', o.document #>> '{order,id}', o.document #>> '{order,deepLinkCode}')
from shop_order o
where (o.document #>> '{order,id}')::uuid <> o.id or o.document #>> '{order,orderNumber}' <> o.order_number
  or o.document #>> '{order,deepLinkCode}' <> o.deep_link_code
union all
select 'download ' || d.id, format('of order %s hangs on a line of order %s', d.order_id, l.order_id)
from order_download d join order_line l on l.id = d.order_line_id where l.order_id <> d.order_id
union all
select 'history ' || h.id, format('tells of a %s of another order', h.entity)
from order_state_history h
left join order_transaction t on t.id = h.entity_id and t.order_id = h.order_id
left join order_delivery d on d.id = h.entity_id and d.order_id = h.order_id
where case h.entity when 'order' then h.entity_id <> h.order_id when 'transaction' then t.id is null else d.id is null end
union all
select 'order ' || order_number, 'its link can be guessed' from shop_order where deep_link_code !~ '^[0-9a-f]{32}$'
