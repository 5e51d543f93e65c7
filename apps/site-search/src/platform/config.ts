import { readTrustedProxies, type TrustedProxies } from "@hearth/service/visitor";
import { readRequired, readWholeNumber } from "@hearth/service";
import { readSecret } from "@hearth/service/secrets";

/** One sales channel of the shop, as callers name it. */
export interface Channel {
  /** 32 hex characters; callers add the language after a dash. */
  hashid: string;
  accessKey: string;
}

export interface Config {
  databaseUrl: string;
  databasePoolSize: number;
  host: string;
  port: number;
  logLevel: string;
  shopApiUrl: string;
  channels: readonly Channel[];
  /** What callers prove themselves with; empty: anybody may ask, and browsers of other pages too. */
  secret: string;
  /** Public origin of the shop, put in front of links; empty leaves them relative to it. */
  shopUrl: string;
  /** Who finds products by a picture; undefined: nobody does. */
  pictureSearchUrl: string | undefined;
  /** Requests per address and minute of callers without the secret; 0 switches the limit off. */
  rateLimitPerMinute: number;
  /** Whose X-Forwarded-For is believed. */
  trustedProxies: TrustedProxies;
  /** Nobody waits longer for an answer. */
  deadlineMs: number;
  /** The door of the shop where it takes what people choose, and the key to it; null: it is not told. */
  lifts: { url: string; serviceKey: string } | null;
}

/** Read once at start; nothing else looks at the environment. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  return {
    databaseUrl: readRequired(env, "DATABASE_URL"),
    databasePoolSize: readWholeNumber(env, "DATABASE_POOL_SIZE", 4),
    host: env.HOST ?? "127.0.0.1",
    port: readWholeNumber(env, "PORT", 3004),
    logLevel: env.LOG_LEVEL ?? "info",
    shopApiUrl: withoutSlash(env.SHOP_API_URL ?? "http://127.0.0.1:4000/store-api"),
    channels: readChannels(env),
    secret: readSecret(env, "SITE_SEARCH_SECRET"),
    shopUrl: withoutSlash(env.SHOP_URL ?? ""),
    pictureSearchUrl: env.PICTURE_SEARCH_URL ? withoutSlash(env.PICTURE_SEARCH_URL) : undefined,
    rateLimitPerMinute: readWholeNumber(env, "RATE_LIMIT_PER_MINUTE", 600),
    trustedProxies: readTrustedProxies(env),
    deadlineMs: readWholeNumber(env, "DEADLINE_MS", 5000),
    lifts: readLifts(env),
  };
}

/** `hashid` or `hashid:access key`, separated by commas. */
function readChannels(env: NodeJS.ProcessEnv): Channel[] {
  const fallback = env.SHOP_ACCESS_KEY ?? "SWSCHEARTHDEMOKEY000000000";
  return readRequired(env, "SITE_SEARCH_HASHIDS")
    .split(",")
    .map((text) => {
      const [hashid = "", accessKey = fallback] = text.trim().split(":");
      if (!/^[0-9a-f]{32}$/.test(hashid))
        throw new Error(`SITE_SEARCH_HASHIDS must hold hashids of 32 hex characters, got "${text}"`);
      return { hashid, accessKey };
    });
}

function readLifts(env: NodeJS.ProcessEnv): Config["lifts"] {
  if (env.SITE_SEARCH_LIFTS === "off" || !env.SHOP_ADMIN_URL) return null;
  return { url: withoutSlash(env.SHOP_ADMIN_URL), serviceKey: readRequired(env, "SERVICE_KEY") };
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, "");
}
