-- The shop's own name beside the company's: who wrote the record before keeps the name the shop had.
-- docs/decisions/0089-first-shop.md
update company set record = record || jsonb_build_object('shopName', (select name from sales_channel order by id limit 1))
  where record is not null and not record ? 'shopName' and exists (select from sales_channel);
