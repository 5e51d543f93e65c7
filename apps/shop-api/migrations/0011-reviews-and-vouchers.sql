-- Reviews written in the shop stay when a catalogue is imported, even after their author was erased.
alter table product_review
  add column received_at timestamptz,
  add column updated_at timestamptz,
  -- Staff said no. The author may write it anew.
  add column rejected_at timestamptz,
  add check (not (status and rejected_at is not null));
update product_review set received_at = created_at where customer_id is not null;
create index product_review_waiting on product_review (created_at) where not status and rejected_at is null;

create index customer_asking_for_group on customer (created_at) where requested_group_id is not null;

-- The promotion whose codes go to new readers of the newsletter.
alter table promotion add column issued_for text check (issued_for is null or (issued_for = 'newsletter' and code_type = 'individual'));
-- Codes the shop made itself stay when a catalogue is imported.
alter table promotion_code add column issued_at timestamptz;

-- A code may go with its promotion; that it was given is remembered for ever.
alter table newsletter_recipient
  add column welcomed_at timestamptz,
  drop constraint newsletter_recipient_voucher_code_fkey,
  add foreign key (voucher_code) references promotion_code on delete set null;
