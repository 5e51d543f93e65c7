import { createRateLimit } from "@hearth/service";
import { createPictureSearch } from "./image/picture-search.ts";
import type { Config } from "./platform/config.ts";
import { openDatabase } from "./platform/database.ts";
import { keepEach } from "./platform/kept.ts";
import { createMetrics } from "./platform/metrics.ts";
import type { Services } from "./services.ts";
import { createDirectories } from "./shop/load-directory.ts";
import { createShopClient } from "./shop/shop-client.ts";
import { createIndexFinder, type ShopIndex } from "./shop/shop-index.ts";
import { createDailySalt } from "./stats/daily-salt.sql.ts";
import { popularSearches } from "./stats/popular-searches.sql.ts";
import { createRecorder } from "./stats/record.sql.ts";

const POPULAR_FRESH_MS = 5 * 60_000;

/** Connects everything the configuration names. */
export function openServices(
  config: Config,
  warn: (error: unknown) => void,
): Services & { close(): Promise<void> } {
  const sql = openDatabase(config.databaseUrl, config.databasePoolSize);
  const ask = createShopClient(config.shopApiUrl, warn);
  const popular = keepEach(
    ({ shop, language }: ShopIndex) => `${shop} ${language}`,
    async (index) => (await popularSearches(sql, index)).map(({ term }) => term),
    { freshMs: POPULAR_FRESH_MS },
  );
  return {
    config,
    sql,
    ask,
    findIndex: createIndexFinder(ask, config.channels),
    directory: createDirectories(ask),
    // Suggestions without them are better than none.
    popular: (index) =>
      popular(index).catch((error: unknown) => {
        warn(error);
        return [];
      }),
    findByPicture: config.pictureSearchUrl ? createPictureSearch(config.pictureSearchUrl) : undefined,
    recorder: createRecorder(sql, createDailySalt(sql)),
    rateLimit: createRateLimit(config.rateLimitPerMinute),
    metrics: createMetrics(),
    close: () => sql.end({ timeout: 5 }),
  };
}
