import { afterAll, beforeAll } from "vitest";
import { drainOutbox } from "../../../src/modules/projection/index.ts";
import { type OpenServices, openServices } from "../../../src/open-services.ts";
import { testConfig } from "../test-config.ts";

/** What the worker does to read models, at once and when asked: prices can change many times a second. */
export function projector(databaseUrl: () => string): { project(): Promise<void> } {
  let services: OpenServices;
  beforeAll(async () => {
    services = await openServices(testConfig(databaseUrl()), console.error);
  });
  afterAll(() => services?.close());
  return {
    async project() {
      // Carts ask the database for the revision they calculate with: no cache has to be told.
      const deps = { ...services, everything: "all", takesStock: true, announce: async () => {} };
      while (await drainOutbox(deps));
    },
  };
}
