-- Property groups whose values a product of this category shows first, here and below, in this order.
alter table category add column fact_group_ids uuid[] not null default '{}';

-- Product answers say what sending costs, so a changed tariff makes them stale; a changed promotion does not.
do $$
declare
  watched text;
  event text;
begin
  foreach watched in array array['shipping_zone', 'shipping_tariff'] loop
    foreach event in array array['insert', 'update', 'delete'] loop
      execute format('drop trigger %I on %I', watched || '_to_outbox_' || event, watched);
      execute format(
        'create trigger %I after %s on %I referencing %s table as changed for each statement execute function note_in_outbox(%L, %L)',
        watched || '_to_outbox_' || event, event, watched, case event when 'delete' then 'old' else 'new' end, 'shipping_rules', 'id');
    end loop;
  end loop;
end $$;
