-- I5: no promotion is redeemed more often than allowed, and the counters say what was redeemed.
with counted as (
  select promotion_id, count(*) as redemptions from promotion_redemption where released_at is null group by promotion_id
), books as (
  select p.id, p.max_redemptions, coalesce(u.redemptions, 0) as usage, coalesce(i.redemptions, 0) as initial,
    coalesce(c.redemptions, 0) as counted, i.promotion_id is not null as is_known
  from promotion p
  left join promotion_usage u on u.promotion_id = p.id
  left join initial_redemptions i on i.promotion_id = p.id
  left join counted c on c.promotion_id = p.id
)
select 'promotion ' || id as subject, format('redeemed %s times, allowed %s', initial + counted, max_redemptions) as problem
from books where initial + counted > max_redemptions or usage > max_redemptions
union all
select 'promotion ' || id, format('the counter says %s; %s before and %s redemptions', usage, initial, counted)
from books where max_redemptions is not null and case when is_known then usage <> initial + counted else usage < counted end
union all
select 'code ' || r.code, format('made for one person, redeemed %s times', count(*))
from promotion_redemption r join promotion p on p.id = r.promotion_id
where p.code_type = 'individual' and r.released_at is null group by r.code having count(*) > 1
union all
select 'code ' || c.code, case when r.order_id is null then 'is marked as redeemed by no order' else 'was redeemed and is not marked so' end
from promotion_code c
left join promotion_redemption r on lower(r.code) = c.code and r.promotion_id = c.promotion_id and r.released_at is null
where (c.redeemed_at is null) <> (r.order_id is null)
union all
select 'promotion ' || r.promotion_id, format('redeemed %s times by %s, allowed %s', count(*), r.email, p.max_redemptions_per_customer)
from promotion_redemption r join promotion p on p.id = r.promotion_id
where r.released_at is null group by r.promotion_id, r.email, p.max_redemptions_per_customer
having count(*) > p.max_redemptions_per_customer
union all
select 'order ' || coalesce(l.order_id, r.order_id), case when r.order_id is null then format('has a discount of promotion %s that was not redeemed', l.promotion_id)
    else format('redeemed promotion %s without a discount', r.promotion_id) end
from (select distinct order_id, promotion_id from order_line where promotion_id is not null) l
full join promotion_redemption r on r.order_id = l.order_id and r.promotion_id = l.promotion_id
where r.order_id is null or l.order_id is null
union all
select 'order ' || o.order_number, format('is %s, its redemption of %s is %s', o.state, r.promotion_id,
  case when r.released_at is null then 'counted' else 'released' end)
from shop_order o join promotion_redemption r on r.order_id = o.id
where (o.state = 'cancelled') <> (r.released_at is not null)
