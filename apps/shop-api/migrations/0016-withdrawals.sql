-- Declarations to withdraw from a contract, word for word, with the time they were received. Nothing here is ever changed: what
-- becomes of a declaration is written beside it, step by step.
create table withdrawal (
  id uuid primary key,
  reference text not null unique,
  -- What the sender named it by: sent again, perhaps because the answer was lost, it is the same declaration.
  idempotency_key text unique,
  received_at timestamptz not null default clock_timestamp(),
  sales_channel_id uuid not null references sales_channel,
  language_id uuid not null references language,
  -- Who was signed in. Without a reference: the declaration outlives the account.
  customer_id uuid,
  name text not null,
  contract text not null,
  goods text,
  email text not null
);
create index withdrawal_by_time on withdrawal (received_at);
create trigger withdrawal_is_append_only before update or delete on withdrawal
  for each row execute function refuse_change();

create table withdrawal_step (
  withdrawal_id uuid not null references withdrawal,
  at timestamptz not null default clock_timestamp(),
  state text not null check (state in ('accepted', 'declined', 'returned', 'refunded')),
  note text,
  primary key (withdrawal_id, at)
);
create trigger withdrawal_step_is_append_only before update or delete on withdrawal_step
  for each row execute function refuse_change();
