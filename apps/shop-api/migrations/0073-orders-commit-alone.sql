-- An order's commit does less. docs/decisions/0091-an-order-commits-alone.md

-- The outline of an order is written once, with the order. Its parts change only what is theirs in it: two changes at once do not
-- write over each other, and the words of the order are not made anew for them.
create function note_order_payment() returns trigger language plpgsql as $$
declare
  now_is text;
begin
  select t.state into now_is from order_transaction t where t.order_id = new.order_id order by t.created_at desc, t.id desc limit 1;
  update order_outline l set payment_state = now_is where l.order_id = new.order_id and l.payment_state is distinct from now_is;
  if not found and not exists (select from order_outline l where l.order_id = new.order_id) then
    perform write_order_outline(new.order_id);
  end if;
  return null;
end $$;
create function note_order_delivery() returns trigger language plpgsql as $$
declare
  now_is text;
begin
  select d.state into now_is from order_delivery d where d.order_id = new.order_id order by d.id desc limit 1;
  update order_outline l set delivery_state = now_is where l.order_id = new.order_id and l.delivery_state is distinct from now_is;
  if not found and not exists (select from order_outline l where l.order_id = new.order_id) then
    perform write_order_outline(new.order_id);
  end if;
  return null;
end $$;
drop trigger order_transaction_outline on order_transaction;
create trigger order_transaction_outline after insert or update of state, created_at on order_transaction
  for each row execute function note_order_payment();
drop trigger order_delivery_outline on order_delivery;
create trigger order_delivery_outline after insert or update of state on order_delivery
  for each row execute function note_order_delivery();
drop function note_order_part();

-- Commits that notify wait for each other, through their flush to the disk. Sales do not: the worker looks for them by itself.
create or replace function note_stock_in_outbox() returns trigger language plpgsql as $$
begin
  insert into outbox (entity, entity_id)
  select case when (free_before >= at_least) = (free_now >= at_least) then 'stock_left' else 'stock' end, product_id
  from (
    select changed.product_id, before.stock - before.reserved as free_before, changed.stock - changed.reserved as free_now,
      coalesce(p.min_purchase, parent.min_purchase, 1) as at_least, coalesce(p.max_purchase, parent.max_purchase) as at_most,
      coalesce(p.purchase_steps, parent.purchase_steps, 1) as steps
    from changed join before using (product_id) join product p on p.id = changed.product_id
      left join product parent on parent.id = p.parent_id
    where coalesce(p.is_closeout, parent.is_closeout, false)
  ) of_last_pieces
  where (free_before >= at_least) <> (free_now >= at_least)
    or max_purchase_of_rest(free_before, at_least, at_most, steps) <> max_purchase_of_rest(free_now, at_least, at_most, steps);
  return null;
end $$;

-- A job without a word to anybody: whoever queues it says so after the commit (platform/wake-workers.ts), and the worker looks by itself
-- every two seconds. Writes what graphile_worker.add_job writes; a task that was never queued goes that way.
create function add_quiet_job(task text, payload json, priority integer) returns bigint language plpgsql as $$
declare
  known integer;
  made bigint;
begin
  select t.id into known from graphile_worker._private_tasks t where t.identifier = task;
  if known is null then
    return (graphile_worker.add_job(task, payload, priority => add_quiet_job.priority)).id;
  end if;
  insert into graphile_worker._private_jobs (task_id, payload, priority) values (known, add_quiet_job.payload, add_quiet_job.priority)
  returning id into made;
  return made;
end $$;
create function add_quiet_traced_job(traceparent text, task text, payload json, priority integer) returns bigint language sql as $$
  select add_quiet_job(task, (payload::jsonb || jsonb_build_object('traceparent', traceparent))::json, priority)
$$;
