-- Nobody reads the copy of what was bought: it is told from the order. It is not written any more; the column goes in a later release.
alter table purchase_event alter column payload drop not null;
