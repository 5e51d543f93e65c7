-- I2: what was answered as ordered is there, as it was answered.
select 'order ' || a.order_id as subject,
  case when o.id is null then format('number %s was acknowledged and is lost', a.order_number)
    else format('acknowledged as %s over %s cents, stored as %s over %s', a.order_number, a.total_cents, o.order_number, o.total_cents)
  end as problem
from acknowledged a left join shop_order o on o.id = a.order_id
where o.id is null or o.order_number <> a.order_number or o.total_cents <> a.total_cents
