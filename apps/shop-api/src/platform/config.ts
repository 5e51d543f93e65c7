import { readRequired, readWholeNumber } from "@hearth/service";
import { paymentSettings, type PaymentSettings } from "./payment-config.ts";
import { type Seller, sellerSettings } from "./seller-config.ts";

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
  /** Several processes may listen on the same port; the kernel spreads the connections. */
  reusePort: boolean;
  /** Without it the in-process cache serves alone. */
  redisUrl: string | undefined;
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
  /** Addresses whose X-Forwarded-For header is believed. */
  trustedProxies: string[];
  sessionLifetimeSeconds: number;
  /** Entries of the in-process answer cache; 0 switches caching off. */
  cacheEntries: number;
  cacheTtlSeconds: number;
  /** Where the worker tells the storefront which pages became stale. */
  revalidateUrl: string | undefined;
  revalidateSecret: string;
  /** Threads of low priority that check passwords. */
  passwordThreads: number;
  /** New accounts wait until the link of a mail was opened. Off only where addresses are proven in another way. */
  doubleOptIn: boolean;
  /** What the storefront's server proves itself with; empty: nobody signs in through a provider. */
  serviceKey: string;
  /** The staff's own door, apart from the shop's; null: there is none. */
  admin: { host: string; port: number; token: string } | null;
  /** Without it mails wait in the database. */
  smtpUrl: string | undefined;
  mail: MailSettings;
  payment: PaymentSettings;
  seller: Seller;
}

export interface MailSettings {
  from: { name: string; address: string };
  replyTo: string;
  /** Where the shop itself is written to: contact form, reviews to look at. */
  shopAddress: string;
  /** What law wants below a business letter, line by line. */
  imprint: string[];
}

/** Read once at start; nothing else looks at the environment. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  return {
    databaseUrl: readRequired(env, "DATABASE_URL"),
    databasePoolSize: readWholeNumber(env, "DATABASE_POOL_SIZE", 3),
    indexPoolSize: readWholeNumber(env, "INDEX_POOL_SIZE", 4),
    writePoolSize: readWholeNumber(env, "WRITE_POOL_SIZE", 8),
    host: env.HOST ?? "127.0.0.1",
    port: readWholeNumber(env, "PORT", 4000),
    reusePort: env.REUSE_PORT === "1",
    redisUrl: env.REDIS_URL || undefined,
    redisPrefix: env.REDIS_PREFIX ?? "hearth",
    openSearchUrl: env.OPENSEARCH_URL || undefined,
    openSearchPrefix: env.OPENSEARCH_PREFIX ?? "hearth",
    logLevel: env.LOG_LEVEL ?? "info",
    mediaDir: env.MEDIA_DIR ?? ".data/media",
    mediaUrl: env.MEDIA_URL ?? "",
    rateLimitPerMinute: readWholeNumber(env, "RATE_LIMIT_PER_MINUTE", 0),
    trustedProxies: (env.TRUSTED_PROXIES ?? "127.0.0.1,::1").split(",").filter(Boolean),
    sessionLifetimeSeconds: readWholeNumber(env, "SESSION_LIFETIME_SECONDS", 86_400),
    cacheEntries: readWholeNumber(env, "CACHE_ENTRIES", 20_000),
    cacheTtlSeconds: readWholeNumber(env, "CACHE_TTL_SECONDS", 300),
    revalidateUrl: env.REVALIDATE_URL || undefined,
    revalidateSecret: env.REVALIDATE_SECRET ?? "",
    passwordThreads: Math.max(1, readWholeNumber(env, "PASSWORD_THREADS", 1)),
    doubleOptIn: env.DOUBLE_OPT_IN !== "0",
    serviceKey: env.SERVICE_KEY ?? "",
    admin: adminSettings(env),
    smtpUrl: env.SMTP_URL || undefined,
    mail: mailSettings(env),
    payment: paymentSettings(env, (name, fallback) => readWholeNumber(env, name, fallback)),
    seller: sellerSettings(env),
  };
}

const ADMIN_TOKEN_LENGTH = 32;

function adminSettings(env: NodeJS.ProcessEnv): Config["admin"] {
  const token = env.ADMIN_TOKEN ?? "";
  if (token === "") return null;
  if (token.length < ADMIN_TOKEN_LENGTH) {
    throw new Error(`ADMIN_TOKEN must have ${ADMIN_TOKEN_LENGTH} characters at least`);
  }
  return { host: env.ADMIN_HOST ?? "127.0.0.1", port: readWholeNumber(env, "ADMIN_PORT", 4100), token };
}

const IMPRINT =
  "Hearth GmbH, Ofenhausstraße 12, 60314 Frankfurt am Main|Geschäftsführerin: Dr. Mara Lindholm|Amtsgericht Frankfurt am Main, HRB 000000|" +
  "USt-IdNr. DE000000000|service@hearth.example, +49 69 90009-100";

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
    imprint: (env.MAIL_IMPRINT || IMPRINT).split("|"),
  };
}
