import { readRequired, readWholeNumber } from "@hearth/service";
import { type MetricsAddress, readMetricsAddress } from "@hearth/service/metrics";
import { readTraceSettings, type TraceSettings } from "@hearth/service/tracing";
import { type KeyRing, readKeyRing } from "@hearth/service/secrets";
import { readTrustedProxies, type TrustedProxies } from "@hearth/service/visitor";
import { type AdminSettings, adminSettings } from "./admin-config.ts";
import { type GoodsSettings, goodsSettings } from "./goods-config.ts";
import { overloadSettings, type OverloadSettings } from "./overload-config.ts";
import { PASSWORD_COST, type PasswordCost } from "../password/password-hasher.ts";
import { paymentSettings, type PaymentSettings } from "./payment-config.ts";
import { type PurchaseSettings, purchaseSettings } from "./purchase-config.ts";
import { type Seller, sellerSettings } from "./seller-config.ts";
import { type VatRegisterSettings, vatRegisterSettings } from "../vat-register/vat-register-config.ts";

export interface Config {
  databaseUrl: string;
  /** Connections for point reads. Few, so that requests share them in a pipeline: measured twice as fast as ten. */
  databasePoolSize: number;
  /** Connections for listings and searches, which take longer. */
  indexPoolSize: number;
  /** Connections for changes. A commit waits for the disk; several at once share one wait. */
  writePoolSize: number;
  host: string;
  port: number;
  /** How long it says that it is about to end before it does. */
  drainMs: number;
  /** Several processes may listen on the same port; the kernel spreads the connections. */
  reusePort: boolean;
  /** Without it the in-process cache serves alone. */
  redisUrl: string | undefined;
  /** A Redis that evicts nothing, for attempts; without it they are counted in the database. */
  countersUrl: string | undefined;
  /** In front of every key, so that several shops may share one Redis. */
  redisPrefix: string;
  /** A search engine beside PostgreSQL, for large catalogues and better search; without it PostgreSQL serves alone. */
  openSearchUrl: string | undefined;
  /** In front of the names of its indexes, so that several shops may share one engine. */
  openSearchPrefix: string;
  logLevel: string;
  mediaDir: string;
  /** Public origin put in front of media paths; empty leaves them relative to the shop. */
  mediaUrl: string;
  /** Requests per address and minute; 0 switches the limit off. */
  rateLimitPerMinute: number;
  /** Whose X-Forwarded-For is believed on our own port. The storefront needs none: it seals what it knows. */
  trustedProxies: TrustedProxies;
  sessionLifetimeSeconds: number;
  /** Entries of the in-process answer cache; 0 switches caching off. */
  cacheEntries: number;
  cacheTtlSeconds: number;
  /** Threads of low priority that check passwords. */
  passwordThreads: number;
  /** What one of them costs. Not to be set from outside: nobody should make it cheaper by accident. */
  passwordCost: PasswordCost;
  /** New accounts wait until the link of a mail was opened. Off only where addresses are proven in another way. */
  doubleOptIn: boolean;
  /** What the storefront's server proves itself with, and seals visitors' addresses with. Serving wants it: main.ts. */
  serviceKey: KeyRing;
  /** The back office's own door, apart from the shop's. */
  admin: AdminSettings;
  /** Where figures are told; null: nowhere. Not for the world: it says how the shop does. */
  metrics: MetricsAddress | null;
  /** Null: nobody traces. */
  tracing: TraceSettings | null;
  /** Without it mails wait in the database. */
  smtpUrl: string | undefined;
  mail: MailSettings;
  payment: PaymentSettings;
  goods: GoodsSettings;
  overload: OverloadSettings;
  /** Null: nobody is told of purchases. */
  purchases: PurchaseSettings | null;
  /** Null: nobody is asked whether VAT numbers exist. */
  vatRegister: VatRegisterSettings | null;
  seller: Seller;
}

export interface MailSettings {
  from: { name: string; address: string };
  replyTo: string;
  /** Where the shop itself is written to: contact form, reviews to look at. */
  shopAddress: string;
}

/** Read once at start; nothing else looks at the environment. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const port = readWholeNumber(env, "PORT", 4000);
  return {
    databaseUrl: readRequired(env, "DATABASE_URL"),
    databasePoolSize: readWholeNumber(env, "DATABASE_POOL_SIZE", 3),
    indexPoolSize: readWholeNumber(env, "INDEX_POOL_SIZE", 4),
    writePoolSize: readWholeNumber(env, "WRITE_POOL_SIZE", 8),
    host: env.HOST ?? "127.0.0.1",
    port,
    drainMs: readWholeNumber(env, "DRAIN_SECONDS", 0) * 1000,
    reusePort: env.REUSE_PORT === "1",
    redisUrl: env.REDIS_URL || undefined,
    countersUrl: env.COUNTERS_URL || undefined,
    redisPrefix: env.REDIS_PREFIX ?? "hearth",
    openSearchUrl: env.OPENSEARCH_URL || undefined,
    openSearchPrefix: env.OPENSEARCH_PREFIX ?? "hearth",
    logLevel: env.LOG_LEVEL ?? "info",
    mediaDir: env.MEDIA_DIR ?? ".data/media",
    mediaUrl: env.MEDIA_URL ?? "",
    rateLimitPerMinute: readWholeNumber(env, "RATE_LIMIT_PER_MINUTE", 0),
    trustedProxies: readTrustedProxies(env),
    sessionLifetimeSeconds: readWholeNumber(env, "SESSION_LIFETIME_SECONDS", 86_400),
    cacheEntries: readWholeNumber(env, "CACHE_ENTRIES", 20_000),
    cacheTtlSeconds: readWholeNumber(env, "CACHE_TTL_SECONDS", 300),
    passwordThreads: Math.max(1, readWholeNumber(env, "PASSWORD_THREADS", 1)),
    passwordCost: PASSWORD_COST,
    doubleOptIn: env.DOUBLE_OPT_IN !== "0",
    serviceKey: readKeyRing(env, "SERVICE_KEY"),
    admin: adminSettings(env),
    metrics: readMetricsAddress(env, port),
    tracing: readTraceSettings(env),
    smtpUrl: env.SMTP_URL || undefined,
    mail: mailSettings(env),
    payment: paymentSettings(env, (name, fallback) => readWholeNumber(env, name, fallback)),
    goods: goodsSettings((name, fallback) => readWholeNumber(env, name, fallback)),
    overload: overloadSettings((name, fallback) => readWholeNumber(env, name, fallback)),
    purchases: purchaseSettings(env),
    vatRegister: vatRegisterSettings(env),
    seller: sellerSettings(env),
  };
}

function mailSettings(env: NodeJS.ProcessEnv): MailSettings {
  const [, name = "", address = ""] =
    /^([^<>@]*)<([^<>\s]+@[^<>\s]+)>$/.exec(env.MAIL_FROM ?? "Hearth <service@hearth.example>") ?? [];
  if (!address)
    throw new Error(`MAIL_FROM must look like "Shop <mail@shop.example>", got "${env.MAIL_FROM}"`);
  const replyTo = env.MAIL_REPLY_TO || address;
  return {
    from: { name: name.trim(), address },
    replyTo,
    shopAddress: env.MAIL_SHOP_ADDRESS || replyTo,
  };
}
