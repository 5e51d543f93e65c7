-- I7: every order has one confirmation, sent or still to be made; and nobody else has one. A cancelled one has been told so, with
-- the invoice taken back, or a job will; no other has.
with mails as (
  select replace(split_part(event_key, ':', 2), '-', '') as order_id, count(*) as mails, min(recipient) as recipient
  from mail where event_key like 'order-placed:%' group by 1
), jobs as (
  select replace(j.payload ->> 'orderId', '-', '') as order_id, count(*) as jobs
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where t.identifier = 'order_placed' group by 1
), goodbyes as (
  select replace(split_part(event_key, ':', 2), '-', '') as order_id, count(*) as mails from mail where event_key like 'order-cancelled:%' group by 1
), goodbye_jobs as (
  select distinct replace(j.payload ->> 'orderId', '-', '') as order_id
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'order_cancelled'
), farewells as (
  select o.order_number, o.state, coalesce(m.mails, 0) as mails, d.id is not null as is_taken_back, j.order_id is not null as has_job
  from shop_order o
  left join goodbyes m on m.order_id = replace(o.id::text, '-', '')
  left join goodbye_jobs j on j.order_id = replace(o.id::text, '-', '')
  left join order_document d on d.order_id = o.id and d.type = 'storno' and d.content is not null
)
select 'order ' || o.order_number as subject, format('%s confirmations, %s jobs to make one', coalesce(m.mails, 0), coalesce(j.jobs, 0)) as problem
from shop_order o
left join mails m on m.order_id = replace(o.id::text, '-', '')
left join jobs j on j.order_id = replace(o.id::text, '-', '')
where coalesce(m.mails, 0) > 1 or coalesce(j.jobs, 0) > 1 or coalesce(m.mails, 0) + coalesce(j.jobs, 0) = 0
union all
select 'mail for order ' || m.order_id, 'there is no such order'
from mails m left join shop_order o on replace(o.id::text, '-', '') = m.order_id where o.id is null
union all
select 'order ' || o.order_number, format('of %s was confirmed to %s', o.email, m.recipient)
from shop_order o join mails m on m.order_id = replace(o.id::text, '-', '') where lower(o.email) <> lower(m.recipient)
union all
select 'order ' || o.order_number, format('its confirmation arrived %s times', d.deliveries)
from shop_order o
join mail m on m.event_key like 'order-placed:%' and replace(split_part(m.event_key, ':', 2), '-', '') = replace(o.id::text, '-', '')
join delivered_mail d on d.mail_id = m.id where d.deliveries > 1
union all
select 'order ' || order_number,
  format('is %s: %s mails about a cancellation, its invoice is %staken back', state, mails, case when is_taken_back then '' else 'not ' end)
from farewells
where case when state = 'cancelled' then not has_job and (mails <> 1 or not is_taken_back) else mails > 0 or is_taken_back end
