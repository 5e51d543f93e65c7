import type { Sql, TransactionSql } from "postgres";
import { importCatalogue } from "../import/import-catalogue.ts";
import { copyRows } from "./copy-rows.ts";
import type { Value } from "./copy-rows.ts";
import * as categories from "./generated-categories.ts";
import * as frames from "./generated-frame.ts";
import { storeGeneratedPictures } from "./generated-pictures.ts";
import type { GeneratedPicture } from "./generated-pictures.ts";
import * as prices from "./generated-prices.ts";
import * as products from "./generated-products.ts";
import * as texts from "./generated-texts.ts";
import type { Plan } from "./plan.ts";
import { planOf } from "./plan.ts";
import { dropSecondaryIndexes, recreateIndexes } from "./secondary-indexes.ts";
import { readShopFrame } from "./shop-frame.ts";
import type { ShopFrame } from "./shop-frame.ts";

export interface GenerateOptions {
  /** How many products one can buy; parents of variants come on top. */
  products: number;
  seed: number;
  /** The catalogue the generated products are added to. */
  folder: string;
  mediaDir: string;
  /** Fills read models and the catalogue index, which triggers off leaves untouched. Called when all rows are in. */
  rebuildProjections?: (sql: Sql) => Promise<void>;
  onProgress?: (step: string, rows: number, seconds: number) => void;
}

/** Replaces all products of a database by a catalogue folder plus generated products. The same seed gives the same rows. */
export async function generateCatalogue(sql: Sql, options: GenerateOptions): Promise<void> {
  const { products: wanted, seed, folder, mediaDir, rebuildProjections, onProgress = () => {} } = options;
  const folders = { public: mediaDir, private: `${mediaDir}-private` };
  const timed = async (step: string, work: () => Promise<number | void>) => {
    const started = performance.now();
    const rows = (await work()) ?? 0;
    onProgress(step, rows, (performance.now() - started) / 1000);
  };

  await timed("remove products", () => removeProducts(sql));
  await timed(
    "import catalogue",
    async () => (await importCatalogue(sql, folder, { mediaDir, drafts: true })).products,
  );
  const frame = await readShopFrame(sql);
  const pictures = await storeGeneratedPictures(folders);
  await sql.begin((tx) => copyCatalogue(tx, { plan: planOf(wanted, seed), frame, pictures, timed }));
  await timed("vacuum", async () => {
    await sql`vacuum (analyze) product, product_translation, product_configurator, product_price, price_history,
      product_stock, product_media, seo_url, category, category_translation, media, manufacturer, property_option`;
  });
  if (rebuildProjections) await timed("projections", () => rebuildProjections(sql));
}

// Named one by one: should a table of orders ever refer to products, this stops instead of emptying it.
// Wishlists go, too: their schema lets an entry vanish with its product.
async function removeProducts(sql: Sql): Promise<void> {
  await sql`truncate product, product_translation, product_configurator, product_price, price_history, product_stock,
    product_media, product_file, product_energy_label, cross_selling, product_review, wishlist_product, seo_url`;
}

interface Job {
  plan: Plan;
  frame: ShopFrame;
  pictures: readonly (readonly GeneratedPicture[])[];
  timed: (step: string, work: () => Promise<number | void>) => Promise<void>;
}

async function copyCatalogue(sql: TransactionSql, { plan, frame, pictures, timed }: Job): Promise<void> {
  // Neither foreign keys nor the outbox are asked for each row.
  await sql`set local session_replication_role = replica`;
  await sql`set local synchronous_commit = off`;
  await sql`set local maintenance_work_mem = '512MB'`;
  await dropSecondaryIndexes(sql, ["product", "product_media", "seo_url"]);

  const copy = (table: string, columns: readonly string[], rows: Iterable<readonly Value[]>) =>
    timed(table, () => copyRows(sql, table, columns, rows));
  await copy("media", mediaColumns, pictureRows(pictures));
  await copy("manufacturer", frames.manufacturerColumns, frames.manufacturerRows(plan, frame));
  await copy("property_group", frames.groupColumns, frames.groupRows(plan, frame));
  await copy("property_option", frames.optionColumns, frames.optionRows(plan, frame));
  await copy("category", categories.categoryColumns, categories.categoryRows(plan, frame));
  await copy(
    "category_translation",
    categories.categoryTextColumns,
    categories.categoryTextRows(plan, frame),
  );
  await copy("product", products.productColumns, products.productRows(plan, frame));
  await copy("product_translation", texts.textColumns, texts.textRows(plan, frame));
  await copy("product_configurator", products.configuratorColumns, products.configuratorRows(plan));
  await copy("product_price", prices.priceColumns, prices.priceRows(plan, frame));
  await copy("price_history", prices.historyColumns, prices.historyRows(plan, frame));
  await copy("product_stock", products.stockColumns, products.stockRows(plan));
  const pictureIds = pictures.map((pool) => pool.map(({ id }) => id));
  await copy("product_media", products.mediaColumns, products.mediaRows(plan, pictureIds));
  await copy("seo_url", texts.seoColumns, texts.seoRows(plan, frame));
  await timed("indexes", () => recreateIndexes(sql));
}

const mediaColumns = "id path file_name file_extension mime_type file_size width height thumbnails".split(
  " ",
);

function* pictureRows(pictures: Job["pictures"]): Iterable<readonly Value[]> {
  for (const { id, thumbnails, ...file } of pictures.flat())
    yield [
      id,
      file.path,
      file.file_name,
      file.file_extension,
      file.mime_type,
      file.file_size,
      file.width,
      file.height,
      JSON.stringify(thumbnails),
    ];
}
