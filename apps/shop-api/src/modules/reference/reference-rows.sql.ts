import { selectCompany } from "../company/index.ts";
import type { Sql } from "../../platform/database/database.ts";
import type * as Rule from "./cart-rule-rows.ts";
import type * as Row from "./reference-rows.ts";

/** Every small table at once. They are read whole because each request needs some of nearly all of them. */
export async function loadReferenceRows(sql: Sql) {
  return sql.begin("isolation level repeatable read read only", async (tx) => ({
    languages: await tx<Row.LanguageRow[]>`select * from language order by position, id`,
    currencies: await tx<Row.CurrencyRow[]>`select * from currency order by position, id`,
    countries: await tx<Row.CountryRow[]>`select * from country order by position, id`,
    countryStates: await tx<Row.CountryStateRow[]>`select * from country_state order by position, id`,
    salutations: await tx<Row.SalutationRow[]>`select * from salutation order by position, id`,
    taxes: await tx<Row.TaxRow[]>`select * from tax order by position, id`,
    taxRules: await tx<Row.TaxRuleRow[]>`select * from tax_rule`,
    customerGroups: await tx<Row.CustomerGroupRow[]>`select * from customer_group`,
    units: await tx<Row.UnitRow[]>`select * from unit`,
    deliveryTimes: await tx<Row.DeliveryTimeRow[]>`select * from delivery_time`,
    paymentMethods: await tx<Row.PaymentMethodRow[]>`select * from payment_method order by position, id`,
    shippingMethods: await tx<Row.ShippingMethodRow[]>`select * from shipping_method order by position, id`,
    shippingZones: await tx<Rule.ShippingZoneRow[]>`select * from shipping_zone order by position, key`,
    shippingTariffs: await tx<
      Rule.ShippingTariffRow[]
    >`select * from shipping_tariff order by position, cost_type`,
    promotions: await tx<Rule.PromotionRow[]>`select * from promotion order by id`,
    sortings: await tx<Row.ProductSortingRow[]>`select * from product_sorting order by priority desc, id`,
    manufacturers: await tx<Row.ManufacturerRow[]>`
      select *, (
        select json_object_agg(replace(language_id::text, '-', ''), seo_path_info) from seo_url
        where foreign_key = manufacturer.page_id and is_canonical
      ) as page_paths
      from manufacturer`,
    propertyGroups: await tx<Row.PropertyGroupRow[]>`select * from property_group order by position, id`,
    propertyOptions: await tx<Row.PropertyOptionRow[]>`select * from property_option order by position, id`,
    streams: await tx<Row.StreamRow[]>`select * from product_stream`,
    company: await selectCompany(tx as unknown as Sql),
    channels: await tx<Row.SalesChannelRow[]>`select * from sales_channel`,
    domains: await tx<Row.DomainRow[]>`select * from sales_channel_domain order by url`,
    categories: await tx<Row.CategoryRow[]>`select * from category order by level, position, id`,
    categoryTexts: await tx<Row.CategoryTextRow[]>`select * from category_translation`,
    media: await tx<Row.MediaRow[]>`
      select id, path, file_name, file_extension, mime_type, file_size, width, height, thumbnails, texts, focus from media where id in (
        select media_id from manufacturer union select media_id from property_option union select media_id from category
        union select media_id from payment_method union select media_id from shipping_method)`,
  }));
}

export type ReferenceRows = Awaited<ReturnType<typeof loadReferenceRows>>;
