import { createPostgresCatalogIndex } from "@hearth/catalog-index";
import { createCartServices } from "./modules/cart/index.ts";
import { openReferenceStore } from "./modules/reference/index.ts";
import { createAnswerCache } from "./platform/cache/answer-cache.ts";
import { openSharedCache, type SharedCache } from "./platform/cache/shared-cache.ts";
import type { Config } from "./platform/config.ts";
import { type OnStatement, openDatabase } from "./platform/database.ts";
import { createMetrics } from "./platform/metrics.ts";
import { createRateLimit } from "./platform/rate-limit.ts";
import { createTurns } from "./platform/turns.ts";
import type { Services } from "./services.ts";

export interface OpenServices extends Services {
  shared: SharedCache | undefined;
  close(): Promise<void>;
}

/** Connects everything the configuration names. */
export async function openServices(
  config: Config,
  warn: (error: Error) => void,
  onStatement?: OnStatement,
): Promise<OpenServices> {
  const { databaseUrl, databasePoolSize, indexPoolSize, writePoolSize } = config;
  const sql = openDatabase(databaseUrl, { poolSize: databasePoolSize, onStatement });
  const indexSql = openDatabase(databaseUrl, { poolSize: indexPoolSize, onStatement });
  const writeSql = openDatabase(databaseUrl, { poolSize: writePoolSize, onStatement });
  const references = await openReferenceStore(sql, config.mediaUrl);
  const shared = config.redisUrl ? openSharedCache(config.redisUrl, config.redisPrefix, warn) : undefined;
  return {
    config,
    sql,
    references,
    shared,
    index: createPostgresCatalogIndex(indexSql),
    cache: createAnswerCache({ entries: config.cacheEntries, ttlSeconds: config.cacheTtlSeconds, shared }),
    rateLimit: createRateLimit(config.rateLimitPerMinute),
    metrics: createMetrics(),
    carts: createCartServices(sql, writeSql, createTurns()),
    async close() {
      shared?.close();
      await Promise.all([sql, indexSql, writeSql].map((pool) => pool.end({ timeout: 5 })));
    },
  };
}
