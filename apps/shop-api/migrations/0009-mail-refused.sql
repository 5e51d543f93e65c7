-- A mail the server refused for good is not tried again: code and command of the refusal, for example "550 RCPT TO".
alter table mail add column refused text;
drop index mail_unsent;
create index mail_unsent on mail (created_at) where sent_at is null and refused is null;
