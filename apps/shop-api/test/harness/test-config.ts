import { type Config, readConfig } from "../../src/platform/config.ts";

/** The configuration of a server under test, read the way the real one is. */
export function testConfig(databaseUrl: string, env: Readonly<Record<string, string>> = {}): Config {
  return readConfig({ DATABASE_URL: databaseUrl, DATABASE_POOL_SIZE: "4", LOG_LEVEL: "error", ...env });
}
