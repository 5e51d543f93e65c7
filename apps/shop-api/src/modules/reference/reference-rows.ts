import type { DeliveryTime } from "@hearth/contract";
import type { Texts } from "./texts.ts";

// Rows of the small tables as the database returns them (ids as hex).

export interface LanguageRow {
  id: string;
  name: string;
  locale_code: string;
  fallback_id: string | null;
  position: number;
}
export interface CurrencyRow {
  id: string;
  iso_code: string;
  symbol: string;
  factor: number;
  decimals: number;
  position: number;
  texts: Texts;
}
export interface CountryRow {
  id: string;
  iso: string;
  iso3: string;
  position: number;
  active: boolean;
  shipping_available: boolean;
  is_eu: boolean;
  display_state_in_registration: boolean;
  force_state_in_registration: boolean;
  postal_code_required: boolean;
  check_postal_code_pattern: boolean;
  postal_code_pattern: string | null;
  vat_id_required: boolean;
  check_vat_id_pattern: boolean;
  vat_id_pattern: string | null;
  texts: Texts;
}
export interface CountryStateRow {
  id: string;
  country_id: string;
  short_code: string;
  position: number;
  texts: Texts;
}
export interface SalutationRow {
  id: string;
  salutation_key: string;
  position: number;
  texts: Texts;
}
export interface TaxRow {
  id: string;
  name: string;
  rate: number;
  position: number;
}
export interface TaxRuleRow {
  tax_id: string;
  country_id: string;
  rate: number;
}
export interface CustomerGroupRow {
  id: string;
  display_gross: boolean;
  registration_active: boolean;
  registration_only_companies: boolean;
  texts: Texts;
}
export interface UnitRow {
  id: string;
  key: string | null;
  texts: Texts;
}
export interface DeliveryTimeRow {
  id: string;
  min: number;
  max: number;
  unit: DeliveryTime["unit"];
  texts: Texts;
}
export interface MediaRow {
  id: string;
  path: string;
  file_name: string;
  file_extension: string;
  mime_type: string;
  file_size: number;
  width: number | null;
  height: number | null;
  thumbnails: { width: number; height: number; path: string }[];
  texts: Texts;
  /** Percent from left and top. Null: the middle; read models made before there was one do not say. */
  focus?: { x: number; y: number } | null;
}
export interface PaymentMethodRow {
  id: string;
  technical_name: string;
  active: boolean;
  position: number;
  after_order_enabled: boolean;
  media_id: string | null;
  availability: { maxCents?: number; countryIds?: string[]; customerGroupIds?: string[] };
  custom_fields: Record<string, unknown>;
  texts: Texts;
}
export interface ShippingMethodRow {
  id: string;
  technical_name: string;
  active: boolean;
  position: number;
  delivery_time_id: string | null;
  tax_type: string;
  tracking_url: string | null;
  media_id: string | null;
  prices: { from: number; grossCents: number }[];
  custom_fields: Record<string, unknown>;
  texts: Texts;
}
export interface ProductSortingRow {
  id: string;
  key: string;
  priority: number;
  active: boolean;
  texts: Texts;
}
export interface ManufacturerRow {
  id: string;
  /** Of its own page, by language id. */
  page_paths: Readonly<Record<string, string>> | null;
  media_id: string | null;
  link: string | null;
  custom_fields: Record<string, unknown>;
  texts: Texts;
}
export interface PropertyGroupRow {
  id: string;
  /** What the publish gate knows it by; so have options and units. */
  key: string | null;
  display_type: string;
  sorting_type: string;
  filterable: boolean;
  visible_on_detail: boolean;
  position: number;
  texts: Texts;
}
export interface PropertyOptionRow {
  id: string;
  key: string | null;
  group_id: string;
  position: number;
  color_hex_code: string | null;
  media_id: string | null;
  texts: Texts;
}
export interface StreamRow {
  id: string;
  filter: Record<string, unknown>;
  texts: Texts;
}
export interface SalesChannelRow {
  id: string;
  access_key: string;
  name: string;
  active: boolean;
  maintenance: boolean;
  maintenance_allow_list: string[];
  language_id: string;
  currency_id: string;
  country_id: string;
  customer_group_id: string;
  payment_method_id: string;
  shipping_method_id: string;
  navigation_category_id: string;
  navigation_category_depth: number;
  footer_category_id: string | null;
  service_category_id: string | null;
  listing_limit: number;
  language_ids: string[];
  currency_ids: string[];
  country_ids: string[];
  payment_method_ids: string[];
  shipping_method_ids: string[];
}
export interface DomainRow {
  id: string;
  sales_channel_id: string;
  url: string;
  language_id: string;
  currency_id: string;
}
/** What a product is among its like. */
export type ProductRole = "main" | "accessory" | "service" | "spare";

export interface CategoryRow {
  id: string;
  parent_id: string | null;
  level: number;
  path: string[];
  position: number;
  type: string;
  link_type: string | null;
  internal_link: string | null;
  external_link: string | null;
  link_new_tab: boolean;
  active: boolean;
  visible: boolean;
  media_id: string | null;
  cms_page_id: string | null;
  display_nested_products: boolean;
  product_stream_id: string | null;
  /** Filters that come first here and below, unless a category below has its own. */
  filter_group_ids: string[];
  /** Properties that products show first, here and below alike. */
  fact_group_ids: string[];
  product_role: ProductRole | null;
  /** What products must have because of what they are, here and below; null: as above. */
  requires: string[] | null;
  custom_fields: Record<string, unknown>;
  created_at: string;
  updated_at: string | null;
}
export interface CategoryTextRow {
  category_id: string;
  language_id: string;
  name: string | null;
  description: string | null;
  meta_title: string | null;
  meta_description: string | null;
  keywords: string | null;
  custom_fields: Record<string, unknown> | null;
  slot_config: Record<string, unknown> | null;
}
