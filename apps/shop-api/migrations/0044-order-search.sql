-- Staff look for orders by number, name, company and e-mail, newest first.
create function order_words(number text, email text, document json) returns text language sql immutable parallel safe as $$
  select concat_ws(' ', number, email, document #>> '{order,orderCustomer,firstName}', document #>> '{order,orderCustomer,lastName}',
    document #>> '{order,orderCustomer,company}')
$$;
create index shop_order_by_words on shop_order using gin (order_words(order_number, email, document) gin_trgm_ops);
