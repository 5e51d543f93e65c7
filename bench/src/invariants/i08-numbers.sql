-- I8: numbers are unique, and every one between the first and the last belongs to an order or to an attempt that made none; those of
-- invoices and of cancellation invoices, each in their range, to a document. What staff left out, going on from a higher one, is in their
-- record.
with numbers as (
  select substring(order_number from '\d+$')::bigint as number from order_attempt
), ends as (
  select (select min(number) from numbers) as first, (select last from number_range where name = 'order') as last
), left_out as (
  select object as range, n as number from staff_audit
  cross join generate_series((before ->> 'next')::bigint, (after ->> 'next')::bigint - 1) n
  where action = 'changeNumberRange'
), documents as (
  select type, substring(number from '\d+$')::bigint as number from order_document
)
select 'number ' || n as subject, 'belongs to nobody' as problem
from ends cross join generate_series(ends.first, ends.last) n left join numbers on numbers.number = n where numbers.number is null
  and not exists (select from left_out l where l.range = 'order' and l.number = n)
union all
select 'number ' || number, format('was given %s times', count(*)) from numbers group by number having count(*) > 1
union all
select 'number ' || order_number, format('has %s orders', count(*)) from shop_order group by order_number having count(*) > 1
union all
select 'number ' || number, 'is beyond the last one given' from numbers, ends where number > ends.last
union all
select 'order ' || o.order_number, format('was tried under number %s', a.order_number)
from shop_order o join order_attempt a on a.key = o.key where a.order_number <> o.order_number
union all
select format('%s %s', f.type, n), 'is missing'
from (select type, min(number) as first from documents group by type) f
join number_range l on l.name = f.type
cross join generate_series(f.first, l.last) n
left join documents d on d.type = f.type and d.number = n where d.number is null
  and not exists (select from left_out l where l.range = f.type and l.number = n)
