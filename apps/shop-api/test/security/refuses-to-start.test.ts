import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { compileCache } from "../harness/compile-cache.ts";
import { type OwnRedis, startOwnRedis } from "../harness/own-redis.ts";
import { serviceKey } from "../harness/test-config.ts";
import { testShop } from "../harness/test-shop.ts";

/* The API as a process ends at once, and says why, where it could not serve visitors as it should. */
const shop = testShop();
let evicting: OwnRedis;
beforeAll(async () => {
  evicting = await startOwnRedis(["--maxmemory", "100mb", "--maxmemory-policy", "allkeys-lru"]);
});
afterAll(() => evicting?.kill());

// Node itself hangs once in thousands of exits that come while it still compiles (nodejs/node#54918): another start may show it.
describe("refuses", { retry: 2, timeout: 60_000 }, () => {
  it.each<[string, string, () => Record<string, string>, string]>([
    ["main", "no key", () => ({ SERVICE_KEY: "" }), "SERVICE_KEY must be set"],
    ["main", "counters that are evicted", () => ({ COUNTERS_URL: evicting.url }), "must be noeviction"],
    ["admin-main", "no key for secrets", () => ({ STAFF_KEY: "" }), "STAFF_KEY must be set"],
    ["admin-main", "a short key", () => ({ STAFF_KEY: "short" }), "STAFF_KEY must be set"],
    ["admin-main", "no page", () => ({ ADMIN_ORIGIN: "office" }), "ADMIN_ORIGIN must look like"],
  ])("%s with %s", async (entry, _what, env, words) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, `../../src/${entry}.ts`)], {
      env: { ...compileCache, DATABASE_URL: shop.databaseUrl, PORT: "0", SERVICE_KEY: serviceKey, ...env() },
      stdio: ["ignore", "ignore", "pipe"],
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
    expect(said).toContain(words);
    expect(code).toBe(1);
  });
});
