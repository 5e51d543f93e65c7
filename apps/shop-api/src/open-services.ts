import { createIndexWithEngine, createPostgresCatalogIndex } from "@hearth/catalog-index";
import { createRateLimit } from "@hearth/service";
import { createCartServices } from "./modules/cart/index.ts";
import { createLegalTexts } from "./modules/legal-text/index.ts";
import { loadStateNames } from "./modules/order/index.ts";
import { isMethodOffered, openPaymentProviders } from "./modules/payment/index.ts";
import { openReferenceStore } from "./modules/reference/index.ts";
import { openSearchGuide } from "./modules/search-guidance/index.ts";
import { attemptsInRedis } from "./platform/attempts-redis.ts";
import { limits } from "./platform/attempts-rule.ts";
import { attemptsInTable } from "./platform/attempts-table.sql.ts";
import { createAttempts } from "./platform/attempts.ts";
import { createAnswerCache } from "./platform/cache/answer-cache.ts";
import { openSharedCache, type SharedCache } from "./platform/cache/shared-cache.ts";
import type { Config } from "./platform/config.ts";
import { type OnStatement, openDatabase } from "./platform/database.ts";
import { createMetrics } from "./platform/metrics.ts";
import { openRedis } from "./platform/open-redis.ts";
import { openSearchEngine } from "./platform/open-search-engine.ts";
import { createPasswordHasher } from "./platform/password-hasher.ts";
import { createTransact } from "./platform/transaction.ts";
import { createTurns } from "./platform/turns.ts";
import { createWaitingLine } from "./platform/waiting-line.ts";
import type { Services } from "./services.ts";

/** Fewer than connections to write on: more of them do not place more orders, but wait on each other's rows with all else they read. */
const ORDERS_AT_ONCE = 4;

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
  const writes = openDatabase(databaseUrl, { poolSize: writePoolSize, onStatement });
  const payments = openPaymentProviders(config.payment, config.mail.from.name);
  const references = await openReferenceStore(sql, {
    mediaUrl: config.mediaUrl,
    isPaymentOffered: (technicalName) => isMethodOffered(payments, technicalName),
  });
  const redis = config.redisUrl ? openRedis(config.redisUrl, config.redisPrefix, warn) : undefined;
  const shared = redis && openSharedCache(redis, warn);
  const transact = createTransact(writes);
  const postgres = createPostgresCatalogIndex(indexSql);
  const engine = openSearchEngine(config);
  const passwords = createPasswordHasher(config.passwordThreads);
  return {
    config,
    sql,
    writes,
    transact,
    references,
    payments,
    shared,
    index: engine
      ? createIndexWithEngine({ sql: indexSql, postgres, engine, warn: (error) => warn(asError(error)) })
      : postgres,
    engine,
    searchGuide: await openSearchGuide(sql),
    cache: createAnswerCache({ entries: config.cacheEntries, ttlSeconds: config.cacheTtlSeconds, shared }),
    rateLimit: createRateLimit(config.rateLimitPerMinute),
    metrics: createMetrics(),
    carts: createCartServices(sql, createTurns()),
    orders: createWaitingLine(ORDERS_AT_ONCE),
    legalTexts: createLegalTexts(sql, writes),
    stateNames: await loadStateNames(),
    passwords,
    attempts: createAttempts({
      table: attemptsInTable(transact),
      redis: redis && attemptsInRedis(redis),
      limits: limits(config.payment.startsPerAddress),
      warn,
    }),
    async close() {
      redis?.disconnect();
      await engine?.close();
      await passwords.close();
      await Promise.all([sql, indexSql, writes].map((pool) => pool.end({ timeout: 5 })));
    },
  };
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
