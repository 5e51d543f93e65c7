import type { Sql } from "../../platform/database/database.ts";
import type { FileKind } from "../catalog/index.ts";
import type { MediaRow, ProductRole, Texts } from "../reference/index.ts";
import type { Margin } from "./prominence.ts";

export interface ProductRow {
  id: string;
  parent_id: string | null;
  product_number: string;
  ean: string | null;
  manufacturer_number: string | null;
  manufacturer_id: string | null;
  tax_id: string | null;
  unit_id: string | null;
  delivery_time_id: string | null;
  shipping_cost_type: string | null;
  cms_page_id: string | null;
  active: boolean | null;
  is_closeout: boolean | null;
  shipping_free: boolean | null;
  mark_as_topseller: boolean | null;
  min_purchase: number | null;
  max_purchase: number | null;
  purchase_steps: number | null;
  purchase_unit: number | null;
  reference_unit: number | null;
  weight_kg: number | null;
  restock_time_days: number | null;
  release_date: string | null;
  listing_mode: "family" | "each";
  main_variant_id: string | null;
  sales: number;
  role: ProductRole | null;
  margin: Margin | null;
  is_download: boolean;
  category_ids: string[] | null;
  property_ids: string[] | null;
  option_ids: string[];
  custom_fields: Record<string, unknown>;
  created_at: string;
  updated_at: string | null;
  stock: number | null;
}

export interface PriceRow {
  product_id: string;
  customer_group_id: string;
  currency_id: string;
  quantity_start: number;
  gross_cents: number;
  net_cents: number;
  list_gross_cents: number | null;
  list_net_cents: number | null;
}

export interface HistoryRow {
  product_id: string;
  customer_group_id: string;
  currency_id: string;
  valid_from: string;
  gross_cents: number | null;
}

export interface TextRow {
  product_id: string;
  language_id: string;
  name: string | null;
  description: string | null;
  keywords: string | null;
}

export interface LabelRow {
  product_id: string;
  block: number;
  class: string;
  color_code: string;
  spectrum_from: string;
  spectrum_to: string;
  label_media_id: string | null;
  icon_media_id: string | null;
  data_sheet_media_id: string | null;
  texts: Texts;
}

/** Everything the projections of these families are made of, in one round of parallel reads. */
export async function loadFamilyRecords(sql: Sql, familyIds: readonly string[]) {
  const products = await sql<ProductRow[]>`
    select p.id, parent_id, product_number, ean, manufacturer_number, manufacturer_id, tax_id, unit_id, delivery_time_id,
      shipping_cost_type, cms_page_id, active, is_closeout, shipping_free, mark_as_topseller, min_purchase, max_purchase, purchase_steps,
      purchase_unit, reference_unit, weight_kg, restock_time_days, release_date, listing_mode, main_variant_id, sales, role, margin, is_download,
      category_ids, property_ids, option_ids, custom_fields, created_at, updated_at, s.stock - s.reserved as stock
    from product p left join product_stock s on s.product_id = p.id
    where p.id = any(${familyIds as string[]}) or p.parent_id = any(${familyIds as string[]})
    order by p.id`;
  const ids = products.map((product) => product.id);
  const [prices, history, texts, media, files, labels, configurator, ratings] = await Promise.all([
    sql<
      PriceRow[]
    >`select * from product_price where product_id = any(${ids}) order by product_id, quantity_start`,
    sql<
      HistoryRow[]
    >`select product_id, customer_group_id, currency_id, valid_from, gross_cents from price_history
      where product_id = any(${ids}) and quantity_start = 1 order by valid_from`,
    sql<
      TextRow[]
    >`select product_id, language_id, name, description, keywords from product_translation where product_id = any(${ids})`,
    sql<{ id: string; product_id: string; media_id: string; position: number }[]>`
      select id, product_id, media_id, position from product_media where product_id = any(${ids}) order by position, id`,
    sql<{ id: string; product_id: string; media_id: string; kind: FileKind; position: number }[]>`
      select id, product_id, media_id, kind, position from product_file where product_id = any(${ids}) order by position, id`,
    sql<LabelRow[]>`select * from product_energy_label where product_id = any(${ids}) order by block`,
    sql<{ product_id: string; option_id: string }[]>`
      select product_id, option_id from product_configurator where product_id = any(${ids}) order by position, option_id`,
    sql<{ product_id: string; points: number; reviews: number }[]>`
      select product_id, sum(points) as points, count(*)::int as reviews from product_review
      where product_id = any(${ids}) and status group by product_id`,
  ]);
  const mediaIds = new Set([...media, ...files].map((row) => row.media_id));
  for (const row of labels)
    for (const id of [row.label_media_id, row.icon_media_id, row.data_sheet_media_id])
      if (id) mediaIds.add(id);
  const mediaRows = await sql<MediaRow[]>`
    select id, path, file_name, file_extension, mime_type, file_size, width, height, thumbnails, texts, focus from media
    where id = any(${[...mediaIds]})`;
  return { products, prices, history, texts, media, files, labels, configurator, ratings, mediaRows };
}

export type FamilyRecords = Awaited<ReturnType<typeof loadFamilyRecords>>;
