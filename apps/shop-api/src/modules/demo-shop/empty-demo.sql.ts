import type { CategoryPlace } from "@hearth/rules";
import type { Sql } from "../../platform/database/database.ts";

/**
 * Nothing that stays may refer to one of these; PostgreSQL refuses the statement otherwise. A table that is added and belongs to a
 * demo's goods, people or orders is added here.
 */
const goods = `
  shop_order order_outline order_line order_transaction order_delivery order_document order_download order_note
  order_state_history order_shipment order_shipment_line order_return order_return_line payment_refund
  payment_refund_line credit_note phone_order order_attempt order_tracking purchase_event payment_event express_payment unpaid_goods
  withdrawal withdrawal_step mail contact_message contact_picture newsletter_recipient customer
  customer_address customer_identity customer_recovery customer_session vat_check consent_record shop_context cart
  wishlist_product promotion promotion_code promotion_redemption promotion_usage product_review product
  product_translation product_price price_history product_media product_file product_energy_label
  product_configurator product_stock stock_movement shelf_movement cross_selling bought_together
  popular_product manufacturer bulk_change bulk_change_row search_rule search_lift route_rule banner landing_page
  content_page content_version content_preview`
  .trim()
  .split(/\s+/);

/** Buyers of the demo wait for this; it gives up rather than keep them, and is tried again. */
const LOCK_SECONDS = 10;

export async function truncateGoods(tx: Sql): Promise<void> {
  await tx`select set_config('lock_timeout', ${`${LOCK_SECONDS}s`}, true)`;
  await tx`truncate ${tx(goods)}`;
}

/** Read models, index and caches follow as after any change: a product that is gone is gone there too. */
export async function tellEverybody(tx: Sql): Promise<void> {
  await tx`insert into outbox (entity, entity_id) select 'product', id from product where parent_id is null`;
  await tx`insert into outbox (entity, entity_id) values ('reference', '00000000000000000000000000000000')`;
  await tx`select pg_notify('outbox', '')`;
}

export async function selectCategoryPlaces(tx: Sql): Promise<CategoryPlace[]> {
  return tx<CategoryPlace[]>`
    select c.id, c.parent_id as "parentId", u.seo_path_info as path,
      case when c.type <> 'link' then null
        when c.link_type = 'category' then jsonb_build_object('categoryId', replace(c.internal_link::text, '-', ''))
        else jsonb_build_object('address', coalesce(c.external_link, '')) end as "linksTo"
    from category c
    left join seo_url u on u.foreign_key = c.id and u.is_canonical
      and u.language_id = (select language_id from sales_channel order by id limit 1)`;
}

export async function deleteCategories(tx: Sql, kept: string[]): Promise<void> {
  await tx`delete from seo_url where not foreign_key = any(${kept}::uuid[])`;
  await tx`delete from category where not id = any(${kept}::uuid[])`;
  await tx`update category set product_stream_id = null where product_stream_id is not null`;
  await tx`delete from product_stream`;
}

/** The home page stays without what the demo said there: promises, seals and networks are each shop's own. */
export async function bareHome(tx: Sql): Promise<void> {
  await tx`update category set cms_page_id = null, media_id = null, custom_fields = '{}'
    where id in (select navigation_category_id from sales_channel)`;
  await tx`update category_translation set description = null, meta_title = null, meta_description = null, keywords = null,
    custom_fields = null, slot_config = null where category_id in (select navigation_category_id from sales_channel)`;
}

export async function deleteUnusedPages(tx: Sql): Promise<void> {
  await tx`delete from cms_page p where not exists (select from category c where c.cms_page_id = p.id)`;
}

/** Files stay where they are; nobody is shown them. */
export async function deleteUnusedPictures(tx: Sql): Promise<void> {
  await tx`delete from media m where not exists (select from media_use u where u.media_id = m.id)`;
}
