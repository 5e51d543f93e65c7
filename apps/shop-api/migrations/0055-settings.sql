-- Staff change what sending costs, how to pay and where to. docs/decisions/0072-settings-by-staff.md
do $$
declare
  setting text;
begin
  foreach setting in array array['country', 'payment_method', 'shipping_method', 'shipping_tariff'] loop
    execute format('alter table %I add column version int not null default 1', setting);
    execute format('create trigger %I before update on %I for each row execute function count_version()',
      setting || '_version', setting);
  end loop;
end $$;

-- When staff last changed it: from then on an import of the catalogue's files leaves the row as it is.
alter table payment_method add column changed_at timestamptz;
alter table shipping_method add column changed_at timestamptz;
alter table shipping_tariff add column changed_at timestamptz;
