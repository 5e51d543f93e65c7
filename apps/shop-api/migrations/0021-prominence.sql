-- What a product is among its like. Null: as its main category says, else a main device.
alter table product add column role text check (role in ('main', 'accessory', 'service', 'spare'));
alter table category add column product_role text check (product_role in ('main', 'accessory', 'service', 'spare'));
-- How much of its price stays with the shop. Null: as the family, else the usual share.
alter table product add column margin text check (margin in ('high', 'usual', 'low'));
