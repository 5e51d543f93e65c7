-- Staff upload pictures and say what they show. docs/decisions/0069-media-for-staff.md

-- Uploaded by staff and not of the catalogue's files: an import leaves such rows alone.
alter table media add column added_at timestamptz;
-- SHA-256 of what was sent, before it was written anew: the same picture is kept once.
alter table media add column upload_hash text;
create unique index media_by_upload on media (upload_hash);
-- {"x", "y"} in percent from left and top: what stays in view where a picture is cropped. Null: its middle.
alter table media add column focus jsonb;

alter table media add column version int not null default 1;
create trigger media_version before update on media for each row execute function count_version();

create index media_by_age on media (created_at);
create index media_by_path on media (path);

-- A picture that nothing refers to is on no page: new and removed ones drop no caches. Whoever refers to one is told about by its own table.
drop trigger media_to_outbox_insert on media;
drop trigger media_to_outbox_delete on media;

-- Everything that shows a picture. Content names it by its id, free fields and texts by its path.
create view media_use as
select media_id, 'product' as kind, product_id as object_id from product_media
union all
select media_id, 'document', product_id from product_file
union all
select each.id, 'energy-label', product_id
from product_energy_label, unnest(array[label_media_id, icon_media_id, data_sheet_media_id]) as each (id) where each.id is not null
union all
select media_id, 'category', id from category where media_id is not null
union all
select media_id, 'manufacturer', id from manufacturer where media_id is not null
union all
select media_id, 'property', id from property_option where media_id is not null
union all
select media_id, 'payment-method', id from payment_method where media_id is not null
union all
select media_id, 'shipping-method', id from shipping_method where media_id is not null
union all
select found[1]::uuid, 'content', page_id
from (
  select page_id, style::text from cms_section
  union all
  select s.page_id, b.style::text from cms_block b join cms_section s on s.id = b.section_id
  union all
  select s.page_id, c.config::text || c.texts::text
  from cms_slot c join cms_block b on b.id = c.block_id join cms_section s on s.id = b.section_id
  union all
  select category_id, slot_config::text from category_translation where slot_config is not null
) as of_page (page_id, words), regexp_matches(words, '[0-9a-f]{32}', 'g') as found
union all
select m.id, 'text', object_id
from (
  select id, custom_fields::text from product where custom_fields::text like '%/media/%'
  union all
  select product_id, custom_fields::text from product_translation where custom_fields::text like '%/media/%'
  union all
  select id, custom_fields::text from category
  union all
  select category_id, concat(description, custom_fields) from category_translation
  union all
  select id, custom_fields::text || texts::text from manufacturer
  union all
  select s.page_id, c.config::text || c.texts::text
  from cms_slot c join cms_block b on b.id = c.block_id join cms_section s on s.id = b.section_id
) as of_object (object_id, words), regexp_matches(words, '/media/[A-Za-z0-9._-]+', 'g') as found join media m on m.path = found[1];
