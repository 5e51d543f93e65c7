-- without a transaction
create index concurrently if not exists mail_by_age on mail (created_at);
create index concurrently if not exists payment_event_by_age on payment_event (received_at);
