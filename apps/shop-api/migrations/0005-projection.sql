-- Read models and the outbox that feeds them. Statement triggers write the outbox in the transaction of the change,
-- so no writer can forget it; the worker turns outbox rows into projections.
create table outbox (
  id bigint generated always as identity primary key,
  entity text not null,
  entity_id uuid not null,
  created_at timestamptz not null default now()
);

-- Language-independent document of a product with inheritance resolved; texts are joined at read time.
-- Rows stay in the page, uncompressed, up to 8 kB: one point read, no unpacking.
create table product_read (
  product_id uuid primary key,
  parent_id uuid,
  doc json not null
) with (toast_tuple_target = 8160);
create index product_read_by_parent on product_read (parent_id) where parent_id is not null;

create function note_in_outbox() returns trigger language plpgsql as $$
declare
  id_column text := tg_argv[1];
begin
  execute format('insert into outbox (entity, entity_id) select distinct %L, %I from changed', tg_argv[0], id_column);
  perform pg_notify('outbox', '');
  return null;
end $$;

do $$
declare
  source record;
  event text;
begin
  for source in select * from (values
    ('product', 'product', 'id'),
    ('product_translation', 'product', 'product_id'),
    ('product_price', 'product', 'product_id'),
    ('product_media', 'product', 'product_id'),
    ('product_file', 'product', 'product_id'),
    ('product_energy_label', 'product', 'product_id'),
    ('product_configurator', 'product', 'product_id'),
    ('product_review', 'product', 'product_id'),
    ('product_stock', 'stock', 'product_id'),
    ('cross_selling', 'cross_selling', 'product_id'),
    ('category', 'category', 'id'),
    ('category_translation', 'category', 'category_id'),
    ('seo_url', 'seo_url', 'foreign_key'),
    ('cms_page', 'cms_page', 'id'),
    ('cms_section', 'cms_page', 'page_id'),
    ('landing_page', 'landing_page', 'id'),
    ('cms_block', 'reference', 'id'),
    ('cms_slot', 'reference', 'id'),
    ('manufacturer', 'manufacturer', 'id'),
    ('property_group', 'reference', 'id'),
    ('property_option', 'reference', 'id'),
    ('product_stream', 'product_stream', 'id'),
    ('media', 'media', 'id'),
    ('sales_channel', 'reference', 'id'),
    ('sales_channel_domain', 'reference', 'id'),
    ('language', 'reference', 'id'),
    ('currency', 'reference', 'id'),
    ('country', 'reference', 'id'),
    ('country_state', 'reference', 'id'),
    ('salutation', 'reference', 'id'),
    ('tax', 'reference', 'id'),
    ('tax_rule', 'reference', 'tax_id'),
    ('customer_group', 'reference', 'id'),
    ('unit', 'reference', 'id'),
    ('delivery_time', 'reference', 'id'),
    ('payment_method', 'reference', 'id'),
    ('shipping_method', 'reference', 'id'),
    ('product_sorting', 'reference', 'id')
  ) as t (table_name, entity, id_column) loop
    foreach event in array array['insert', 'update', 'delete'] loop
      execute format(
        'create trigger %I after %s on %I referencing %s table as changed for each statement execute function note_in_outbox(%L, %L)',
        source.table_name || '_to_outbox_' || event, event, source.table_name,
        case event when 'delete' then 'old' else 'new' end, source.entity, source.id_column);
    end loop;
  end loop;
end $$;
