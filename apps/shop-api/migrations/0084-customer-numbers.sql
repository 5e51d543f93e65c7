-- Customer numbers are written by a pattern, too; the running number stays a sequence, which nobody waits for and which may leave gaps.
-- docs/decisions/0104-customer-numbers.md
insert into number_range (name, last, pattern) values ('customer', 0, '{n}');

create function next_customer_number() returns text language sql as $$
  select number_of(pattern, nextval('customer_number')) from number_range where name = 'customer'
$$;
alter table customer alter column customer_number set default next_customer_number();
