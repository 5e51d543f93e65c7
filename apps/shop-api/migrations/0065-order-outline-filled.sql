-- in batches
insert into order_outline
select * from order_outline_now n where not exists (select from order_outline l where l.order_id = n.order_id) limit 20000
on conflict do nothing;
