-- I4: captured − refunded is the order's total for a paid order that stands, nothing for every other.
with sums as (
  select t.order_id, sum(t.captured_cents) as captured, sum(t.refunded_cents) as refunded,
    bool_or(t.state = 'paid') as is_paid,
    bool_or(t.state in ('chargeback', 'paid_partially', 'refunded_partially')) as is_special
  from order_transaction t group by t.order_id
), promised as (
  select t.order_id, sum(r.amount_cents) as cents,
    -- What staff give back of an order that stands is owed beside its total.
    coalesce(sum(r.amount_cents) filter (where r.reason is null), 0) as by_staff, min(r.created_at) filter (where t.provider is not null and t.state <> 'chargeback') as since
  from payment_refund r join order_transaction t on t.id = r.transaction_id where r.state = 'open' group by t.order_id
), given_back as (
  select transaction_id, sum(amount_cents) as cents from payment_refund where state = 'done' group by transaction_id
)
select 'order ' || o.order_number as subject,
  format('%s%s, total %s: captured %s, refunded %s, to be refunded %s', o.state, case when s.is_paid then ' and paid' else '' end,
    o.total_cents, s.captured, s.refunded, coalesce(p.cents, 0)) as problem
from shop_order o join sums s on s.order_id = o.id left join promised p on p.order_id = o.id
where not s.is_special and s.captured - s.refunded - coalesce(p.cents, 0)
  <> case when s.is_paid and o.state <> 'cancelled' then o.total_cents - coalesce(p.by_staff, 0) else 0 end
union all
select 'order ' || o.order_number, format('waits for its refund of %s cents since %s', p.cents, p.since)
from shop_order o join promised p on p.order_id = o.id where p.since < now() - interval '60 seconds'
union all
select 'transaction ' || t.id, format('refunded %s, its refunds say %s', t.refunded_cents, coalesce(g.cents, 0))
from order_transaction t left join given_back g on g.transaction_id = t.id
where t.refunded_cents <> coalesce(g.cents, 0)
union all
select 'transaction ' || t.id, format('is %s with %s of %s cents captured', t.state, t.captured_cents, t.amount_cents)
from order_transaction t
where (t.state = 'paid' and t.captured_cents <> t.amount_cents)
  or (t.state in ('open', 'in_progress', 'unconfirmed', 'authorized', 'reminded') and t.captured_cents > 0)
union all
select 'order ' || o.order_number, format('%s cents, its transaction asks for %s', o.total_cents, t.amount_cents)
from shop_order o join order_transaction t on t.order_id = o.id where t.amount_cents <> o.total_cents
union all
select 'order ' || o.order_number, 'has no transaction'
from shop_order o where not exists (select from order_transaction t where t.order_id = o.id)
union all
select format('%s %s', h.provider, h.reference),
  format('the provider holds %s and gave back %s; we know of %s and %s', h.captured_cents, h.refunded_cents, t.captured_cents, t.refunded_cents)
from provider_payment h left join order_transaction t on t.provider = h.provider and t.provider_reference = h.reference
where case when t.id is null then h.captured_cents - h.refunded_cents <> 0
  else h.captured_cents <> t.captured_cents or h.refunded_cents <> t.refunded_cents end
