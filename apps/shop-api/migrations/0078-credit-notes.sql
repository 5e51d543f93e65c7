-- A refund by staff takes back a part of the invoice. docs/decisions/0095-credit-notes-for-parts.md
insert into number_range values ('credit_note', 40000);
alter table order_document drop constraint order_document_order_id_type_key;
alter table order_document drop constraint order_document_type_check;
alter table order_document
  add constraint order_document_type_check check (type in ('invoice', 'storno', 'credit_note')) not valid;

-- Written with its refund; the number and the sheet follow by a job.
create table credit_note (
  refund_id uuid primary key references payment_refund on delete cascade,
  order_id uuid not null references shop_order on delete cascade,
  -- What it takes back, by line and rate of tax: packages/rules/src/order/credit-note.ts.
  parts jsonb not null,
  -- Null: its number is not taken yet.
  document_id uuid unique references order_document on delete cascade,
  created_at timestamptz(3) not null default now()
);
create index credit_note_by_order on credit_note (order_id);
