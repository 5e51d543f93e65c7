import { crowdAllowed } from "../../../../tools/src/crowd.ts";
import { type Config, readConfig } from "../../src/platform/config.ts";

/** What the storefront's server would prove itself with. */
export const serviceKey = "test service key of nobody at all";

/** Where the limits are the promise: empty values are the defaults. */
export const limitsAsEver: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(crowdAllowed).map((name) => [name, ""]),
);

/** The configuration of a server under test, read the way the real one is. */
export function testConfig(databaseUrl: string, env: Readonly<Record<string, string>> = {}): Config {
  return readConfig({
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: "4",
    LOG_LEVEL: "error",
    SERVICE_KEY: serviceKey,
    // Tests come from many addresses.
    TRUSTED_PROXIES: "127.0.0.1",
    ...crowdAllowed,
    ...env,
  });
}
