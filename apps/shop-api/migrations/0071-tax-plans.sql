-- Staff plan tax rates by day. docs/decisions/0090-tax-rates-by-day.md
alter table tax add column version int not null default 1;
-- Rates that do not hold yet: [{"countryId": null or id, "rate": 16, "validFrom": "2020-07-01"}]
alter table tax add column plans jsonb not null default '[]';
-- When a rate of staff began to hold: from then on an import of the catalogue's files leaves it as it is.
alter table tax add column changed_at timestamptz;
alter table tax_rule add column changed_at timestamptz;
create trigger tax_version before update on tax for each row execute function count_version();
