-- without a transaction
create index concurrently if not exists mail_by_age on mail (created_at);
