-- I10: every step of every state is one the machines of docs/order.md allow, and the steps lead to the state that is stored.
with machine (entity, from_state, to_states) as (
  values
    ('order', null, '{open}'::text[]),
    ('order', 'open', '{in_progress,cancelled}'),
    ('order', 'in_progress', '{completed,cancelled}'),
    ('transaction', null, '{open}'),
    ('transaction', 'open', '{in_progress,authorized,unconfirmed,paid,failed,cancelled,reminded}'),
    ('transaction', 'in_progress', '{authorized,unconfirmed,paid,paid_partially,failed,cancelled,open}'),
    ('transaction', 'unconfirmed', '{paid,failed,cancelled,authorized}'),
    ('transaction', 'authorized', '{paid,cancelled,failed}'),
    ('transaction', 'failed', '{open,in_progress,paid,cancelled}'),
    ('transaction', 'cancelled', '{paid}'),
    ('transaction', 'paid', '{refunded,refunded_partially,chargeback}'),
    ('transaction', 'paid_partially', '{refunded,refunded_partially,chargeback}'),
    ('transaction', 'refunded_partially', '{refunded,chargeback}'),
    ('transaction', 'chargeback', '{paid,refunded_partially}'),
    ('transaction', 'reminded', '{reminded,paid,cancelled}'),
    ('delivery', null, '{open}'),
    ('delivery', 'open', '{shipped,shipped_partially,cancelled}'),
    ('delivery', 'shipped_partially', '{shipped,returned_partially,returned}'),
    ('delivery', 'shipped', '{returned,returned_partially}'),
    ('delivery', 'returned_partially', '{returned}')
), steps as (
  select h.*, lag(h.to_state) over (partition by h.entity, h.entity_id order by h.id) as before,
    row_number() over (partition by h.entity, h.entity_id order by h.id) as number,
    lead(h.id) over (partition by h.entity, h.entity_id order by h.id) is null as is_last
  from order_state_history h
), entities (entity, id, state) as (
  select 'order', id, state from shop_order
  union all select 'transaction', id, state from order_transaction
  union all select 'delivery', id, state from order_delivery
)
select format('%s %s', s.entity, s.entity_id) as subject, format('%s → %s is not allowed', coalesce(s.from_state, '(new)'), s.to_state) as problem
from steps s
left join machine m on m.entity = s.entity and m.from_state is not distinct from s.from_state and s.to_state = any(m.to_states)
where m.entity is null
union all
select format('%s %s', entity, entity_id), format('step %s starts at %s, the one before ended at %s', number, coalesce(from_state, '(new)'), coalesce(before, '(none)'))
from steps where from_state is distinct from before
union all
select format('%s %s', e.entity, e.id), format('is %s, its history ends with %s', e.state, coalesce(s.to_state, '(nothing)'))
from entities e left join steps s on s.entity = e.entity and s.entity_id = e.id and s.is_last
where s.to_state is distinct from e.state
