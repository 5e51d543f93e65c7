-- Customers, messages and the newsletter in the back office.

-- Staff look for customers by number, name, company and e-mail.
create function customer_words(number text, email text, first_name text, last_name text, company text) returns text
  language sql immutable parallel safe as $$
  select concat_ws(' ', number, first_name, last_name, email, company)
$$;
create index customer_by_words on customer
  using gin (customer_words(customer_number, email, first_name, last_name, company) gin_trgm_ops);
-- The order of the list: the newest first.
create index customer_by_age on customer (created_at desc nulls last, id);

-- Signing in and ordering are no changes that somebody could overwrite; they count nothing and cost nothing.
alter table customer add column version int not null default 1;
create trigger customer_version before update of customer_group_id, requested_group_id, email, active, account_type, first_name,
  last_name, company, vat_ids on customer for each row execute function count_version();

create index newsletter_recipient_by_words on newsletter_recipient using gin (email gin_trgm_ops);

-- Messages of the contact form, word for word. Also mailed to the shop; kept as long as packages/rules/src/contact-retention.ts says.
create table contact_message (
  id uuid primary key,
  sales_channel_id uuid not null references sales_channel on delete cascade,
  language_id uuid not null references language,
  received_at timestamptz(3) not null default clock_timestamp(),
  name text not null,
  -- As it was typed: nobody has proven that it is theirs.
  email text not null,
  phone text,
  subject text not null,
  message text not null,
  -- Null: nobody has answered yet.
  answered_at timestamptz(3),
  -- No reference: it outlives the account.
  answered_by uuid,
  answered_by_name text,
  version int not null default 1,
  check ((answered_at is null) = (answered_by is null) and (answered_at is null) = (answered_by_name is null))
);
create index contact_message_by_age on contact_message (received_at desc nulls last, id);
create index contact_message_open on contact_message (received_at) where answered_at is null;
create index contact_message_by_email on contact_message (lower(email));
create trigger contact_message_version before update on contact_message for each row execute function count_version();

-- Decoded and written anew before they got here.
create table contact_picture (
  id uuid primary key,
  message_id uuid not null references contact_message on delete cascade,
  position int not null,
  mime_type text not null,
  data bytea not null,
  unique (message_id, position)
);
