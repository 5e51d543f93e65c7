import { tmpdir } from "node:os";
import { join } from "node:path";
import { readAuthConfig } from "../auth/auth-config.server.ts";
import type { AuthConfig } from "../auth/auth-config.server.ts";
import { isIndexable } from "../links/indexable.ts";
import { readSiteSearchConfig } from "../shop/site-search-config.server.ts";
import type { SiteSearchConfig } from "../shop/site-search-config.server.ts";
import { isLogLevel } from "./log.server.ts";
import type { LogLevel } from "./log.server.ts";

/** Everything the storefront takes from outside, read once at start and handed down. */
export type Config = {
  host: string;
  port: number;
  shopApiUrl: string;
  accessKey: string;
  /** Where visitors reach the shop. Canonical links, cookies and security headers follow it, never the Host header. */
  publicUrl: URL;
  /** Hosts whose forms are accepted. */
  actionHosts: string[];
  /** A proxy in front names the visitor in X-Forwarded-For; nobody else is believed. */
  isBehindProxy: boolean;
  logLevel: LogLevel;
  /** Without a secret the purge route does not exist. */
  revalidateSecret: string | null;
  pageCacheTtlMs: number;
  pageCacheBytes: number;
  /** Where pictures are kept once they were made. */
  imageCacheDir: string;
  isDevelopment: boolean;
  /** Search engines are welcome. Only the public shop should say so. */
  isIndexable: boolean;
  auth: AuthConfig;
  /** The service behind the search overlay; without it there is none, and the search page serves alone. */
  siteSearch: SiteSearchConfig | null;
  /** How many of their last searches a visitor's browser keeps. */
  lastSearches: number;
};

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
    isBehindProxy: env.TRUST_PROXY === "1",
    logLevel: isLogLevel(logLevel) ? logLevel : "info",
    revalidateSecret: env.REVALIDATE_SECRET || null,
    pageCacheTtlMs: wholeNumber(env, "PAGE_CACHE_TTL", 60) * 1000,
    pageCacheBytes: wholeNumber(env, "PAGE_CACHE_MB", 64) * 1024 * 1024,
    imageCacheDir: env.IMAGE_CACHE_DIR || join(tmpdir(), `hearth-images-${process.getuid?.() ?? "user"}`),
    isDevelopment: env.NODE_ENV === "development",
    isIndexable: isIndexable(env.ROBOTS, publicUrl),
    auth: readAuthConfig(env, env.NODE_ENV === "production"),
    siteSearch: readSiteSearchConfig(env),
    lastSearches: wholeNumber(env, "LAST_SEARCHES", 20),
  };
}

function wholeNumber(env: Env, name: string, fallback: number): number {
  const value = Number(env[name] ?? fallback);
  if (!Number.isInteger(value) || value < 0)
    throw new Error(`${name} must be a whole number, got "${env[name]}"`);
  return value;
}
