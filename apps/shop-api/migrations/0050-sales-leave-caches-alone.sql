-- A sale tells caches of a stock only what a page can show of it. Decision 0067.

-- The rule of packages/rules/src/max-purchase.ts for what ends with the stock.
create function max_purchase_of_rest(free int, at_least int, at_most int, steps int) returns int language sql immutable as $$
  select case when reachable < at_least then 0 else reachable - (reachable - at_least) % steps end
  from (select least(coalesce(at_most, 100), free)) as t (reachable)
$$;

-- `stock`: can be bought now and could not before, or the other way round: listings show it. `stock_left`: another largest quantity,
-- which the product's own page shows. Anything else nobody sees.
create or replace function note_stock_in_outbox() returns trigger language plpgsql as $$
begin
  insert into outbox (entity, entity_id)
  select case when (free_before >= at_least) = (free_now >= at_least) then 'stock_left' else 'stock' end, product_id
  from (
    select changed.product_id, before.stock - before.reserved as free_before, changed.stock - changed.reserved as free_now,
      coalesce(p.min_purchase, parent.min_purchase, 1) as at_least, coalesce(p.max_purchase, parent.max_purchase) as at_most,
      coalesce(p.purchase_steps, parent.purchase_steps, 1) as steps
    from changed join before using (product_id) join product p on p.id = changed.product_id
      left join product parent on parent.id = p.parent_id
    where coalesce(p.is_closeout, parent.is_closeout, false)
  ) of_last_pieces
  where (free_before >= at_least) <> (free_now >= at_least)
    or max_purchase_of_rest(free_before, at_least, at_most, steps) <> max_purchase_of_rest(free_now, at_least, at_most, steps);
  if found then perform pg_notify('outbox', ''); end if;
  return null;
end $$;
