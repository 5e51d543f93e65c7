-- How a number is written is the shop's own affair. docs/decisions/0098-number-patterns.md
alter table number_range add column pattern text not null default '{n}';
update number_range set pattern = 'S{n}' where name = 'storno';
update number_range set pattern = 'K{n}' where name = 'credit_note';

-- Years turn where the shop is: packages/rules/src/shop-calendar.ts.
create function number_of(pattern text, n bigint) returns text language sql stable as $$
  select replace(replace(pattern, '{year}', to_char(now() at time zone 'Europe/Berlin', 'YYYY')), '{n}', n::text)
$$;
