-- I1: sold + reserved + available = initial stock for every product, and what must not be sold twice never is.
with moved as (
  select product_id,
    coalesce(sum(quantity) filter (where reason = 'ordered'), 0) as ordered,
    coalesce(sum(quantity) filter (where reason = 'released'), 0) as released,
    coalesce(sum(quantity) filter (where reason = 'shipped'), 0) as shipped,
    coalesce(sum(quantity) filter (where reason = 'returned'), 0) as returned
  from stock_movement group by product_id
), per_order as (
  select order_id, product_id,
    coalesce(sum(quantity) filter (where reason = 'ordered'), 0) as ordered,
    coalesce(sum(quantity) filter (where reason = 'released'), 0) as released,
    coalesce(sum(quantity) filter (where reason = 'shipped'), 0) as shipped,
    coalesce(sum(quantity) filter (where reason = 'returned'), 0) as returned
  from stock_movement group by order_id, product_id
), parcels as (
  -- What staff wrote down about pieces: sent, and paid back before they were sent.
  select l.order_id, l.product_id, coalesce(sum(s.quantity), 0) as sent, coalesce(sum(d.quantity), 0) as dropped
  from order_line l
  left join (select order_line_id, sum(quantity) as quantity from order_shipment_line group by 1) s on s.order_line_id = l.id
  left join (select order_line_id, sum(quantity) as quantity from payment_refund_line where is_dropped group by 1) d on d.order_line_id = l.id
  where l.product_id is not null group by l.order_id, l.product_id
), lined as (
  select order_id, product_id, sum(quantity) as quantity
  from order_line where type = 'product' and product_id is not null group by order_id, product_id
), books as (
  select s.product_id, s.stock, s.reserved, s.pledged, i.stock as initial_stock, coalesce(i.reserved, 0) as initial_reserved,
    coalesce(m.ordered, 0) as ordered, coalesce(m.released, 0) as released, coalesce(m.shipped, 0) as shipped,
    coalesce(m.returned, 0) as returned,
    coalesce(p.is_closeout, f.is_closeout, false) as is_closeout
  from product_stock s
  join product p on p.id = s.product_id
  left join product f on f.id = p.parent_id
  left join initial_stock i on i.product_id = s.product_id
  left join moved m on m.product_id = s.product_id
)
select 'product ' || product_id as subject,
  format('reserved is %s; ordered %s, released %s, shipped %s', reserved, ordered, released, shipped) as problem
from books where reserved <> initial_reserved + ordered - released - shipped
union all
select 'product ' || product_id, format('stock is %s; was %s, shipped %s, returned %s', stock, initial_stock, shipped, returned)
from books where initial_stock is not null and stock <> initial_stock - shipped + returned
union all
select 'product ' || product_id, format('a close-out with %s in stock has %s reserved', stock, reserved)
from books where stock < 0 or (is_closeout and stock < reserved)
union all
select 'order ' || order_id, format('product %s: ordered %s, released %s, shipped %s', product_id, ordered, released, shipped)
from per_order where released + shipped > ordered or returned > shipped
union all
select 'order ' || m.order_id, format('product %s: shipped %s, in parcels %s', m.product_id, m.shipped, p.sent)
from per_order m join parcels p on p.order_id = m.order_id and p.product_id = m.product_id where m.shipped <> p.sent
union all
select 'order ' || o.id, format('holds %s of product %s back, its lines say %s', coalesce(m.ordered, 0), l.product_id, l.quantity)
from shop_order o
join lined l on l.order_id = o.id
left join per_order m on m.order_id = o.id and m.product_id = l.product_id
left join product p on p.id = l.product_id
left join unpaid_goods u on u.order_id = o.id and u.product_id = l.product_id and not u.is_held
where not coalesce(p.is_download, false) and coalesce(m.ordered, 0) + coalesce(u.quantity, 0) <> l.quantity
  -- Nobody paid, so nothing was ever taken from the shelf.
  and not (o.state = 'cancelled' and coalesce(m.ordered, 0) = 0)
union all
select 'product ' || b.product_id, format('pledged is %s, strangers hold %s unpaid', b.pledged, coalesce(u.quantity, 0))
from books b
left join (select product_id, sum(quantity) as quantity from unpaid_goods where is_held group by product_id) u
  on u.product_id = b.product_id
where b.pledged <> coalesce(u.quantity, 0) or b.pledged > b.reserved
union all
select 'order ' || u.order_id, format('has unpaid goods though it is %s', o.state)
from unpaid_goods u join shop_order o on o.id = u.order_id
where o.state = 'cancelled' or exists (
  select from order_transaction t where t.order_id = o.id and t.state in ('paid', 'authorized'))
union all
select 'order ' || m.order_id, format('holds product %s back, which is in none of its lines', m.product_id)
from per_order m left join lined l on l.order_id = m.order_id and l.product_id = m.product_id
where l.product_id is null
union all
select 'order ' || o.id, format('is %s, product %s: ordered %s, released %s, dropped %s', o.state, m.product_id, m.ordered, m.released, p.dropped)
from shop_order o join per_order m on m.order_id = o.id left join parcels p on p.order_id = m.order_id and p.product_id = m.product_id
where case when o.state = 'cancelled' then m.released + m.shipped <> m.ordered else m.released <> coalesce(p.dropped, 0) end
