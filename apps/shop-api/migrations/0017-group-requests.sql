-- Whoever asks for another customer group can see what became of it. Requests made while registering are as old as the account.
alter table customer add column group_requested_at timestamptz;
alter table customer add column group_decision text check (group_decision in ('accepted', 'declined'));
alter table customer add column group_decided_at timestamptz;
