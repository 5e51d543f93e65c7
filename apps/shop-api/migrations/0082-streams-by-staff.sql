-- Staff change product streams. docs/decisions/0100-makers-properties-streams-by-staff.md
alter table product_stream add column version int not null default 1;
create trigger product_stream_version before update on product_stream for each row execute function count_version();
-- Made by staff and not by the catalogue's files, or changed by them since: an import leaves such rows alone.
alter table product_stream add column added_at timestamptz;
alter table product_stream add column changed_at timestamptz;

-- Where a stream is shown: removing it would leave these empty.
create view product_stream_use as
select product_stream_id as stream_id, 'category' as kind, id as object_id from category where product_stream_id is not null
union
select product_stream_id, 'product', product_id from cross_selling where product_stream_id is not null
union
select (c.config -> 'products' ->> 'value')::uuid, 'content', s.page_id
from cms_slot c join cms_block b on b.id = c.block_id join cms_section s on s.id = b.section_id
where c.config -> 'products' ->> 'source' = 'product_stream'
union
-- A page that staff write keeps its words beside what is published of it.
select (block ->> 'streamId')::uuid, 'content', p.id
from content_page p, jsonb_array_elements(p.document -> 'blocks') as block
where block ->> 'streamId' is not null;
