import { type Config, readConfig } from "../../src/platform/config.ts";

/** What the storefront's server would prove itself with. */
export const serviceKey = "test service key";

/** The configuration of a server under test, read the way the real one is. */
export function testConfig(databaseUrl: string, env: Readonly<Record<string, string>> = {}): Config {
  return readConfig({
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: "4",
    LOG_LEVEL: "error",
    SERVICE_KEY: serviceKey,
    ...env,
  });
}
