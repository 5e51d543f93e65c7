-- in batches
update shop_order set words = coalesce(order_words(order_number, email, document), '')
where id in (select id from shop_order where words is null limit 5000);
