import { randomBytes } from "node:crypto";
import { createIndexWithEngine, createPostgresCatalogIndex } from "@hearth/catalog-index";
import { createRateLimit } from "@hearth/service";
import { tracedCalls, type Tracer } from "@hearth/service/tracing";
import { createCartServices } from "./modules/cart/index.ts";
import { readFigures } from "./modules/health/index.ts";
import { createLegalTexts } from "./modules/legal-text/index.ts";
import { loadStateNames } from "./modules/order/index.ts";
import { isMethodOffered, openPaymentProviders } from "./modules/payment/index.ts";
import { countPurchases } from "./modules/purchase/index.ts";
import { openReferenceStore } from "./modules/reference/index.ts";
import { openSearchGuide } from "./modules/search-guidance/index.ts";
import { limits } from "./platform/attempts/attempts-rule.ts";
import { attemptsInTable } from "./platform/attempts/attempts-table.sql.ts";
import { createAttempts } from "./platform/attempts/attempts.ts";
import { countRefusals } from "./platform/attempts/counted-attempts.ts";
import { createChallenges } from "./platform/attempts/challenge.ts";
import { createAnswerCache } from "./platform/cache/answer-cache.ts";
import { openSharedCache } from "./platform/cache/shared-cache.ts";
import { openCompanyIdentity } from "./platform/company-identity.ts";
import type { Config } from "./platform/config/config.ts";
import { openPools, type PoolOptions } from "./platform/database/open-pools.ts";
import { createFollowers } from "./platform/changes/followers.ts";
import { measureLoopDelay } from "./platform/metrics/loop-delay.ts";
import { createMetrics } from "./platform/metrics/metrics.ts";
import { openCounters } from "./platform/attempts/open-counters.ts";
import { openRedis } from "./platform/open-redis.ts";
import { openSearchEngine } from "./platform/open-search-engine.ts";
import { createPasswordHasher } from "./platform/password/password-hasher.ts";
import { createTransact } from "./platform/database/transaction.ts";
import { createTurns } from "./platform/turns.ts";
import { openVatRegister } from "./platform/vat-register/vat-register.ts";
import { createWakeWorkers } from "./platform/jobs/wake-workers.ts";
import { createWaitingLine } from "@hearth/service/waiting-line";
import type { Services } from "./services.ts";

/** Fewer than connections to write on: more of them do not place more orders, but wait on each other's rows with all else they read. */
const ORDERS_AT_ONCE = 4;
/** A picture takes a core for as long as it is decoded: a flood of messages must not take them all. */
const PICTURES_AT_ONCE = 1;
const PICTURES_WAITING = 20;

interface ServiceOptions extends Omit<PoolOptions, "isTraced"> {
  tracer?: Tracer | null;
  /** How long an answer of the shared cache is waited for. */
  cachePatienceMs?: number;
}

export interface OpenServices extends Services {
  close(): Promise<void>;
}

/** Connects everything the configuration names. */
export async function openServices(
  config: Config,
  warn: (error: Error) => void,
  { tracer = null, cachePatienceMs, ...options }: ServiceOptions = {},
): Promise<OpenServices> {
  const { countersUrl, redisPrefix } = config;
  const counters = countersUrl ? await openCounters(countersUrl, redisPrefix, warn) : undefined;
  const pools = openPools(config, { ...options, isTraced: tracer !== null });
  const { sql, indexSql, writes, figuresSql, pulse } = pools;
  const loopDelay = measureLoopDelay();
  const payments = await openPaymentProviders(config.payment, config.mail.from.name);
  const references = await openReferenceStore(sql, {
    mediaUrl: config.mediaUrl,
    isPaymentOffered: (technicalName) => isMethodOffered(payments, technicalName),
  });
  const redis = config.redisUrl ? openRedis(config.redisUrl, redisPrefix, warn, cachePatienceMs) : undefined;
  const shared = redis && openSharedCache(redis, warn);
  const { overload } = config;
  const patienceMs = overload.deadlineMs;
  const { cacheEntries: entries, cacheTtlSeconds: ttlSeconds } = config;
  const cache = createAnswerCache({ entries, ttlSeconds, shared });
  const transact = createTransact(writes);
  // Without a key each process takes only what it asked itself.
  const challengeKeys = config.serviceKey.length > 0 ? config.serviceKey : [randomBytes(32).toString("hex")];
  const passwords = createPasswordHasher(config.passwordThreads, config.passwordCost);
  const orders = createWaitingLine({
    atOnce: ORDERS_AT_ONCE,
    mostWaiting: overload.ordersWaiting,
    patienceMs,
  });
  const pictures = createWaitingLine({
    atOnce: PICTURES_AT_ONCE,
    mostWaiting: PICTURES_WAITING,
    patienceMs,
  });
  const metrics = createMetrics({
    keptAnswers: cache.size,
    purchases: () => countPurchases(figuresSql),
    shop: () => readFigures(figuresSql),
    lines: () => ({ orders: orders.length(), pictures: pictures.length(), passwords: passwords.waiting() }),
    pools: { read: () => sql`select 1`, index: () => indexSql`select 1`, write: () => writes`select 1` },
    isDatabaseLost: pulse.isLost,
  });
  const counted = createAttempts({
    table: attemptsInTable(transact),
    redis: counters?.store,
    limits: limits(config.payment.startsPerAddress),
    warn,
  });
  const attempts = countRefusals(counted, metrics.refusedAttempt);
  const postgres = createPostgresCatalogIndex(indexSql);
  const engine = await openSearchEngine(config);
  return {
    config,
    tracer,
    sql,
    writes,
    transact,
    wakeWorkers: createWakeWorkers(sql),
    pulse,
    loopDelay,
    references,
    payments,
    shared,
    index: engine
      ? createIndexWithEngine({ sql: indexSql, postgres, engine, warn: (error) => warn(asError(error)) })
      : postgres,
    engine,
    searchGuide: await openSearchGuide(sql),
    cache,
    followers: createFollowers(),
    rateLimit: createRateLimit(config.rateLimitPerMinute),
    metrics,
    carts: createCartServices(sql, createTurns({ most: overload.requestsPerCart, patienceMs })),
    orders,
    pictures,
    legalTexts: createLegalTexts(sql, writes),
    stateNames: await loadStateNames(),
    passwords,
    attempts,
    companyIdentity:
      config.admin.company &&
      tracedCalls(
        "identity",
        openCompanyIdentity(config.admin.company, `${config.admin.origin}/sign-in/company`, warn),
      ),
    vatRegister: config.vatRegister && tracedCalls("vat-register", openVatRegister(config.vatRegister)),
    challenges: createChallenges(challengeKeys, attempts, config.goods.challenge.work),
    async close() {
      redis?.disconnect();
      counters?.close();
      loopDelay.stop();
      await engine?.close();
      await passwords.close();
      await pools.close();
      await tracer?.close();
    },
  };
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
