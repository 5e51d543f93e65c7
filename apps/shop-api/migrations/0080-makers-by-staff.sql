-- Staff change makers. docs/decisions/0100-makers-properties-streams-by-staff.md
alter table manufacturer add column version int not null default 1;
create trigger manufacturer_version before update on manufacturer for each row execute function count_version();
-- Changed by staff since it came from the catalogue's files: an import leaves it as it is.
alter table manufacturer add column changed_at timestamptz;

-- Makers, properties and streams went with products so far: whoever a shop's own role let change those may go on.
update staff_role set permissions = permissions || jsonb_build_object(
    'manufacturer', permissions -> 'product', 'property', permissions -> 'product', 'product-stream', permissions -> 'product')
  where permissions ? 'product';
