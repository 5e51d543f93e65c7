-- Declarations of withdrawal stay as they were for as long as the law wants them kept (packages/rules/src/retention), and may go then,
-- their steps with them.
create function refuse_change_while_kept() returns trigger language plpgsql as $$
declare
  received timestamptz;
begin
  if tg_op = 'DELETE' then
    if tg_table_name = 'withdrawal' then
      received := old.received_at;
    else
      select received_at into received from withdrawal where id = old.withdrawal_id;
    end if;
    if received < date_trunc('year', now(), 'Europe/Berlin') - interval '8 years' then
      return old;
    end if;
  end if;
  raise exception '% is append-only', tg_table_name;
end $$;
drop trigger withdrawal_is_append_only on withdrawal;
create trigger withdrawal_is_append_only before update or delete on withdrawal
  for each row execute function refuse_change_while_kept();
drop trigger withdrawal_step_is_append_only on withdrawal_step;
create trigger withdrawal_step_is_append_only before update or delete on withdrawal_step
  for each row execute function refuse_change_while_kept();
