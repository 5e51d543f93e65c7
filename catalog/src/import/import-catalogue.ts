import type { Sql, TransactionSql } from "postgres";
import type { Catalogue } from "../format/catalogue.ts";
import { loadCatalogue } from "../format/reading/load-catalogue.ts";
import { loadPublishable } from "../publish/load-publishable.ts";
import { contentRows } from "./content-rows.ts";
import { customFieldReader } from "./custom-field-reader.ts";
import { storeMedia } from "./media-rows.ts";
import { pageRows } from "./page-rows.ts";
import { writePriceHistory } from "./price-history.ts";
import { priceHistoryRows } from "./price-rows.ts";
import { productRows } from "./product-rows.ts";
import { promotionRows } from "./promotion-rows.ts";
import { writeFormerUsage } from "./promotion-usage.ts";
import { propertyRows } from "./property-rows.ts";
import { referenceRows } from "./reference-rows.ts";
import type { Rows } from "./rows.ts";
import { checkKeptRoutes, lockRouteRules, routeRuleRows } from "./route-rule-rows.ts";
import { searchRuleRows } from "./search-rule-rows.ts";
import { shippingRows } from "./shipping-rows.ts";
import { seoUrlRows, writeSeoUrls } from "./seo-urls.ts";
import { tables } from "./table.ts";
import { deleteGoneRows, upsertRows } from "./write-table.ts";
import type { Changes } from "./write-table.ts";

export interface ImportOptions {
  /** Where the shop serves pictures and documents from. Goods for download go to the folder beside it, named -private. */
  mediaDir: string;
  /** Takes in products that are not ready to be sold, too: for tests and for looking at unfinished work. */
  drafts?: boolean;
  /** Marks the shop as a demo, which its owner may empty: only a shop that holds nothing yet, and never afterwards. */
  isDemo?: boolean;
}

export interface ImportResult {
  products: number;
  /** Tables in which something changed. */
  changes: Record<string, Changes>;
}

// Any number, as long as every importer takes the same.
const IMPORT_LOCK = 4_172_001;

/** Brings the database to exactly the state of a catalogue folder one may sell from, in one transaction. */
export async function importCatalogue(
  sql: Sql,
  folder: string,
  { mediaDir, drafts = false, isDemo = false }: ImportOptions,
): Promise<ImportResult> {
  const catalogue = drafts ? await loadCatalogue(folder) : await loadPublishable(folder);
  const media = await storeMedia(catalogue, { public: mediaDir, private: `${mediaDir}-private` });
  const read = customFieldReader(catalogue, media);
  const rows: Rows = {
    media,
    ...referenceRows(catalogue, read),
    ...shippingRows(catalogue),
    ...promotionRows(catalogue),
    ...propertyRows(catalogue),
    ...contentRows(catalogue, read),
    ...pageRows(catalogue),
    ...productRows(catalogue, read),
    ...searchRuleRows(catalogue),
    ...routeRuleRows(catalogue),
  };

  const changes = new Map<string, Changes>();
  await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${IMPORT_LOCK})`;
    await lockRouteRules(tx);
    if (isDemo) await markDemo(tx);
    // Former prices first: as soon as the current price is written, the history knows the product.
    await writePriceHistory(tx, historyRows(catalogue, new Date()));
    for (const table of tables) changes.set(table.name, await upsertRows(tx, table, rows[table.name] ?? []));
    changes.set("promotion_usage", await writeFormerUsage(tx, catalogue.promotions));
    changes.set("seo_url", await writeSeoUrls(tx, seoUrlRows(catalogue)));
    for (const table of tables.toReversed()) {
      const deleted = await deleteGoneRows(tx, table, rows[table.name] ?? []);
      changes.set(table.name, { ...(changes.get(table.name) ?? { inserted: 0, updated: 0 }), deleted });
    }
    await checkKeptRoutes(tx, catalogue);
  });

  const changed = [...changes].filter(
    ([, { inserted, updated, deleted }]) => inserted + updated + deleted > 0,
  );
  return { products: rows.product?.length ?? 0, changes: Object.fromEntries(changed) };
}

/** A shop that has goods, people or orders is left as it is: the database would refuse the mark. */
async function markDemo(tx: TransactionSql): Promise<void> {
  await tx`insert into demo_shop select where not exists (select from demo_shop) and not exists (select from product)
    and not exists (select from shop_order) and not exists (select from customer)`;
}

function historyRows({ products, shop: { channel } }: Catalogue, now: Date) {
  const setting = { channelGroup: channel.customerGroup, currency: channel.currency };
  return products.flatMap((product) =>
    [product, ...(product.variants ?? [])].flatMap((own) => priceHistoryRows(own, setting, now)),
  );
}
