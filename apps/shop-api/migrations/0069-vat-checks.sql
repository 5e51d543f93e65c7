-- What the register said of the VAT numbers of those who ask for another group. docs/decisions/0092-vat-register.md
create table vat_check (
  id uuid primary key,
  customer_id uuid not null references customer on delete cascade,
  vat_id text not null,
  asked_at timestamptz(3) not null default clock_timestamp(),
  -- Who of the staff asked; null: the shop itself, when the request came. A name, which outlives the account.
  asked_by text,
  outcome text not null check (outcome in ('valid', 'invalid', 'unreachable', 'malformed')),
  -- Why nobody answered, in the register's word.
  reason text,
  register_name text,
  register_address text,
  -- The register's number of this very answer, which a tax office takes as proof.
  reference text
);
create index vat_check_by_customer on vat_check (customer_id, vat_id, asked_at desc);
