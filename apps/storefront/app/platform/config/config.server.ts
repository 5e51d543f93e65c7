import { tmpdir } from "node:os";
import { join } from "node:path";
import { readMetricsAddress } from "@hearth/service/metrics";
import type { MetricsAddress } from "@hearth/service/metrics";
import { readTraceSettings } from "@hearth/service/tracing";
import type { TraceSettings } from "@hearth/service/tracing";
import { readTrustedProxies } from "@hearth/service/visitor";
import type { TrustedProxies } from "@hearth/service/visitor";
import { readAuthConfig } from "../auth/auth-config.server.ts";
import type { AuthConfig } from "../auth/auth-config.server.ts";
import { readEdgeConfig } from "../cache/edge-config.server.ts";
import type { EdgeConfig } from "../cache/edge-config.server.ts";
import { isIndexable } from "../links/indexable.ts";
import { readSiteSearchConfig } from "./site-search-config.server.ts";
import type { SiteSearchConfig } from "./site-search-config.server.ts";
import { readTagManagerConfig } from "./tag-manager-config.server.ts";
import type { TagManagerConfig } from "./tag-manager-config.server.ts";
import { isLogLevel } from "../http/log.server.ts";
import type { LogLevel } from "../http/log.server.ts";
import { readPersonalisation } from "./personalisation-config.ts";
import type { Personalisation } from "./personalisation-config.ts";

/** Everything the storefront takes from outside, read once at start and handed down. */
export interface Config {
  host: string;
  port: number;
  shopApiUrl: string;
  accessKey: string;
  /** Where visitors reach the shop. Canonical links, cookies and security headers follow it, never the Host header. */
  publicUrl: URL;
  /** Hosts whose forms are accepted. */
  actionHosts: string[];
  /** Who may name the visitor in X-Forwarded-For; nobody else is believed. */
  trustedProxies: TrustedProxies;
  logLevel: LogLevel;
  /** Where figures are told; null: nowhere. Never where visitors come. */
  metrics: MetricsAddress | null;
  /** Null: nobody traces. */
  tracing: TraceSettings | null;
  pageCacheTtlMs: number;
  pageCacheBytes: number;
  /** A cache in front that has to hear of changes. */
  edge: EdgeConfig | null;
  /** Pages rendered anew for one network and minute; 0 is no limit. Kept ones do not count. */
  rendersPerMinute: number;
  /** Where pictures are kept once they were made. */
  imageCacheDir: string;
  /** What they may take there. */
  imageCacheBytes: number;
  /** How long it says that it is about to end before it does. */
  drainMs: number;
  isDevelopment: boolean;
  /** Search engines are welcome. Only the public shop should say so. */
  isIndexable: boolean;
  auth: AuthConfig;
  /** The service behind the search overlay; without it there is none, and the search page serves alone. */
  siteSearch: SiteSearchConfig | null;
  /** How many of their last searches a visitor's browser keeps. */
  lastSearches: number;
  /** What counts visits, for those who agree; without it nobody is asked. */
  tagManager: TagManagerConfig | null;
  personalisation: Personalisation;
}

type Env = Record<string, string | undefined>;

export function readConfig(env: Env): Config {
  const port = wholeNumber(env, "PORT", 3000);
  const publicUrl = new URL(env.PUBLIC_URL ?? `http://localhost:${port}`);
  const logLevel = env.LOG_LEVEL ?? "info";
  return {
    host: env.HOST ?? "127.0.0.1",
    port,
    shopApiUrl: (env.SHOP_API_URL ?? "http://127.0.0.1:4000/store-api").replace(/\/+$/, ""),
    accessKey: env.SHOP_ACCESS_KEY ?? "SWSCHEARTHDEMOKEY000000000",
    publicUrl,
    // Without a public address the shop runs on somebody's desk, where both names mean it.
    actionHosts: env.PUBLIC_URL ? [new URL(env.PUBLIC_URL).host] : [`localhost:${port}`, `127.0.0.1:${port}`],
    trustedProxies: readProxies(env, publicUrl, env.NODE_ENV === "production"),
    logLevel: isLogLevel(logLevel) ? logLevel : "info",
    metrics: readMetricsAddress(env, port),
    tracing: readTraceSettings(env),
    pageCacheTtlMs: wholeNumber(env, "PAGE_CACHE_TTL", 60) * 1000,
    pageCacheBytes: wholeNumber(env, "PAGE_CACHE_MB", 64) * 1024 * 1024,
    edge: readEdgeConfig(env),
    rendersPerMinute: wholeNumber(env, "RENDERS_PER_MINUTE", 300),
    imageCacheDir: env.IMAGE_CACHE_DIR || join(tmpdir(), `hearth-images-${process.getuid?.() ?? "user"}`),
    imageCacheBytes: wholeNumber(env, "IMAGE_CACHE_MB", 2048) * 1024 * 1024,
    drainMs: wholeNumber(env, "DRAIN_SECONDS", 0) * 1000,
    isDevelopment: env.NODE_ENV === "development",
    isIndexable: isIndexable(env.ROBOTS, publicUrl),
    auth: readAuthConfig(env, env.NODE_ENV === "production"),
    siteSearch: readSiteSearchConfig(env),
    lastSearches: wholeNumber(env, "LAST_SEARCHES", 20),
    tagManager: readTagManagerConfig(env),
    personalisation: readPersonalisation(env),
  };
}

/** Somebody ends TLS in front of us where the shop's address is https: not knowing who, all visitors would be this one proxy. */
function readProxies(env: Env, publicUrl: URL, isProduction: boolean): TrustedProxies {
  if (env.TRUST_PROXY !== undefined)
    throw new Error("TRUST_PROXY is gone: set TRUSTED_PROXIES to the networks of your proxies");
  const proxies = readTrustedProxies(env);
  if (isProduction && publicUrl.protocol === "https:" && proxies.hops === 0)
    throw new Error("PUBLIC_URL is https, so a proxy is in front: set TRUSTED_PROXIES to its network");
  return proxies;
}

function wholeNumber(env: Env, name: string, fallback: number): number {
  const value = Number(env[name] ?? fallback);
  if (!Number.isInteger(value) || value < 0)
    throw new Error(`${name} must be a whole number, got "${env[name]}"`);
  return value;
}
