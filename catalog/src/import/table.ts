/** A table of the record as far as the catalogue decides about it. Columns not named keep what the shop wrote there. */
export interface Table {
  name: string;
  key: readonly string[];
  columns: readonly string[];
  /** A column whose values must differ although it is not the key. */
  unique?: string;
  /** Values of the unique column that differ in case only count as the same. */
  ignoresCase?: boolean;
  /** Has updated_at. */
  isStamped?: boolean;
  /** A column that is filled in rows which did not come from the catalogue; they are left alone. */
  foreignMark?: string;
  /** A column that is filled in rows of the catalogue which staff have changed since; they stay as they are. */
  changedMark?: string;
  /** Its rows belong to one of these, and to whoever made that: in the catalogue's files or in the back office. */
  isOf?: "product" | "category";
}

type Named<Name extends string> = Table & { name: Name };

export type Row = Record<string, unknown>;

const byId = <Name extends string>(
  name: Name,
  columns: string,
  more: Partial<Omit<Table, "name">> = {},
): Named<Name> => ({
  name,
  key: ["id"],
  columns: columns.split(" "),
  ...more,
});
const byKey = <Name extends string>(
  name: Name,
  key: string,
  columns: string,
  more: Partial<Omit<Table, "name">> = {},
): Named<Name> => ({
  name,
  key: key.split(" "),
  columns: columns.split(" "),
  ...more,
});

/** In the order in which rows may be written: a table comes after all it refers to. */
export const tables = [
  byId("language", "name locale_code fallback_id position", { unique: "locale_code" }),
  byId("currency", "iso_code symbol factor position texts", { unique: "iso_code" }),
  byId(
    "country",
    "iso iso3 position is_eu display_state_in_registration check_postal_code_pattern postal_code_pattern check_vat_id_pattern vat_id_pattern texts",
    { unique: "iso" },
  ),
  byId("country_state", "country_id short_code position texts", { unique: "short_code" }),
  byId("salutation", "salutation_key position texts", { unique: "salutation_key" }),
  byId("tax", "name rate position", { changedMark: "changed_at" }),
  byKey("tax_rule", "tax_id country_id", "rate", { foreignMark: "changed_at", changedMark: "changed_at" }),
  byId("customer_group", "display_gross registration_active registration_only_companies texts"),
  byId("unit", "key texts"),
  byId("delivery_time", "min max unit texts"),
  byKey("shipping_cost_type", "key", "position texts"),
  byId("media", "path file_name file_extension mime_type file_size width height thumbnails private texts", {
    foreignMark: "added_at",
  }),
  byId("payment_method", "technical_name position after_order_enabled availability custom_fields texts", {
    unique: "technical_name",
    changedMark: "changed_at",
  }),
  byId("shipping_method", "technical_name position delivery_time_id prices custom_fields texts", {
    unique: "technical_name",
    changedMark: "changed_at",
  }),
  byId("shipping_zone", "key country_id position postcodes texts"),
  byId("shipping_tariff", "cost_type position rank parts is_free method_ids rates", {
    changedMark: "changed_at",
  }),
  byId(
    "promotion",
    "active priority valid_from valid_until code_type code issued_for max_redemptions max_redemptions_per_customer prevent_combination exclusion_ids conditions discounts texts",
    { unique: "code", ignoresCase: true, foreignMark: "added_at" },
  ),
  byKey("promotion_code", "code", "promotion_id", { foreignMark: "issued_at" }),
  byId("product_sorting", "key priority texts", { unique: "key" }),
  byId("cms_page", "type css_class texts", { foreignMark: "added_at" }),
  byId("cms_section", "page_id position type sizing_mode mobile_behavior style", { foreignMark: "added_at" }),
  byId("cms_block", "section_id position type section_position style", { foreignMark: "added_at" }),
  byId("cms_slot", "block_id type slot config texts", {
    foreignMark: "added_at",
    changedMark: "changed_at",
  }),
  byId("product_stream", "filter texts", { foreignMark: "added_at", changedMark: "changed_at" }),
  byId(
    "category",
    "parent_id level path position type link_type internal_link external_link link_new_tab active visible media_id cms_page_id product_stream_id filter_group_ids fact_group_ids product_role requires custom_fields",
    { isStamped: true, foreignMark: "added_at" },
  ),
  byKey(
    "category_translation",
    "category_id language_id",
    "name description meta_title meta_description keywords custom_fields",
    { isOf: "category" },
  ),
  byId("landing_page", "active cms_page_id custom_fields texts", { foreignMark: "added_at" }),
  byId(
    "sales_channel",
    "access_key name language_id currency_id country_id customer_group_id payment_method_id shipping_method_id navigation_category_id navigation_category_depth footer_category_id service_category_id listing_limit language_ids currency_ids country_ids payment_method_ids shipping_method_ids redirect_hosts",
    { unique: "access_key" },
  ),
  byId("sales_channel_domain", "sales_channel_id url language_id currency_id", { unique: "url" }),
  byId("manufacturer", "media_id link page_id custom_fields texts", {
    foreignMark: "added_at",
    changedMark: "changed_at",
  }),
  byId("property_group", "key display_type filterable position texts", {
    foreignMark: "added_at",
    changedMark: "changed_at",
  }),
  byId("property_option", "key group_id position color_hex_code media_id texts", {
    foreignMark: "added_at",
    changedMark: "changed_at",
  }),
  byId(
    "product",
    "parent_id product_number ean manufacturer_number manufacturer_id tax_id unit_id delivery_time_id shipping_cost_type active is_closeout shipping_free mark_as_topseller min_purchase max_purchase purchase_steps purchase_unit reference_unit weight_kg restock_time_days release_date listing_mode role margin sales is_download cms_page_id category_ids property_ids option_ids custom_fields",
    { unique: "product_number", isStamped: true, foreignMark: "added_at" },
  ),
  byKey(
    "product_translation",
    "product_id language_id",
    "name description meta_title meta_description keywords pack_unit pack_unit_plural custom_fields",
    { isOf: "product" },
  ),
  byKey("product_configurator", "product_id option_id", "position", { isOf: "product" }),
  byKey(
    "product_price",
    "product_id customer_group_id currency_id quantity_start",
    "gross_cents net_cents list_gross_cents list_net_cents",
    { isOf: "product" },
  ),
  byKey("product_stock", "product_id", "stock", { isOf: "product" }),
  byId("product_media", "product_id media_id position", { isOf: "product" }),
  byId("product_file", "product_id media_id kind position"),
  byKey(
    "product_energy_label",
    "product_id block",
    "class color_code spectrum_from spectrum_to label_media_id icon_media_id data_sheet_media_id texts",
  ),
  byId(
    "search_rule",
    "kind language_id terms product_number position strength means path valid_from valid_until",
    { foreignMark: "added_at" },
  ),
  byId("route_rule", "language_id match source target status keeps_query position", {
    foreignMark: "added_at",
  }),
  byId("cross_selling", "product_id position type product_ids product_stream_id texts"),
  byId("product_review", "product_id language_id external_user title content points status created_at", {
    foreignMark: "received_at",
  }),
] as const;

export type TableName = (typeof tables)[number]["name"];
