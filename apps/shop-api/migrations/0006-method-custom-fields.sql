-- Icons of payment and shipping methods, and whatever else a shop wants to say about them.
alter table payment_method add column custom_fields jsonb not null default '{}';
alter table shipping_method add column custom_fields jsonb not null default '{}';
