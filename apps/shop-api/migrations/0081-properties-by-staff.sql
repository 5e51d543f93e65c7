-- Staff change properties and their options. docs/decisions/0100-makers-properties-streams-by-staff.md
-- A property and its options are read and changed together: the version is the property's.
alter table property_group add column version int not null default 1;
create trigger property_group_version before update on property_group for each row execute function count_version();
-- Made by staff and not by the catalogue's files, or changed by them since: an import leaves such rows alone.
alter table property_group add column added_at timestamptz;
alter table property_group add column changed_at timestamptz;
alter table property_option add column added_at timestamptz;
alter table property_option add column changed_at timestamptz;
