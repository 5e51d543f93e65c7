/** Everything the storefront takes from outside, read once at start and handed down. */
export type Config = {
  host: string;
  port: number;
  shopApiUrl: string;
  accessKey: string;
  /** Where visitors reach the shop. Canonical links, cookies and security headers follow it, never the Host header. */
  publicUrl: URL;
  /** Without a secret the purge route does not exist. */
  revalidateSecret: string | null;
  pageCacheTtlMs: number;
  pageCacheBytes: number;
  isDevelopment: boolean;
};

type Env = Record<string, string | undefined>;

export function readConfig(env: Env): Config {
  const port = wholeNumber(env, "PORT", 3000);
  return {
    host: env.HOST ?? "127.0.0.1",
    port,
    shopApiUrl: (env.SHOP_API_URL ?? "http://127.0.0.1:4000/store-api").replace(/\/+$/, ""),
    accessKey: env.SHOP_ACCESS_KEY ?? "SWSCHEARTHDEMOKEY000000000",
    publicUrl: new URL(env.PUBLIC_URL ?? `http://localhost:${port}`),
    revalidateSecret: env.REVALIDATE_SECRET || null,
    pageCacheTtlMs: wholeNumber(env, "PAGE_CACHE_TTL", 60) * 1000,
    pageCacheBytes: wholeNumber(env, "PAGE_CACHE_MB", 64) * 1024 * 1024,
    isDevelopment: env.NODE_ENV === "development",
  };
}

function wholeNumber(env: Env, name: string, fallback: number): number {
  const value = Number(env[name] ?? fallback);
  if (!Number.isInteger(value) || value < 0)
    throw new Error(`${name} must be a whole number, got "${env[name]}"`);
  return value;
}
