import { crowdAllowed, strangersAllowed } from "../../../../tools/src/demo/crowd.ts";
import { type Config, readConfig } from "../../src/platform/config/config.ts";
import type { PasswordCost } from "../../src/platform/password/password-hasher.ts";

/** What the storefront's server would prove itself with. */
export const serviceKey = "test service key of nobody at all";

/** What secrets of authenticator apps are encrypted with. */
export const staffKey = "test staff key of nobody at all, long";

/** A tenth of the shop's: hundreds of accounts are registered in passing. Dear enough that a skipped hash shows in the time it takes. */
export const testPasswordCost: PasswordCost = { memory: 2048, passes: 2, lanes: 1 };

/** Where the limits for strangers are the promise: empty values are the defaults. */
export const limitsAsEver: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(strangersAllowed).map((name) => [name, ""]),
);

/** The configuration of a server under test, read the way the real one is. */
export function testConfig(databaseUrl: string, env: Readonly<Record<string, string>> = {}): Config {
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: "4",
    LOG_LEVEL: "error",
    SERVICE_KEY: serviceKey,
    STAFF_KEY: staffKey,
    // Tests come from many addresses.
    TRUSTED_PROXIES: "127.0.0.1",
    ...crowdAllowed,
    ...env,
  });
  return { ...config, passwordCost: testPasswordCost };
}
