-- What orders are found by, beside the order: looking into the document of every hit took longer than finding them.
alter table shop_order add column words text;
create function note_order_words() returns trigger language plpgsql as $$
begin
  new.words := order_words(new.order_number, new.email, new.document);
  return new;
end $$;
create trigger shop_order_words before insert or update of order_number, email, document on shop_order
  for each row execute function note_order_words();
