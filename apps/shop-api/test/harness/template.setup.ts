import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importCatalogue } from "@hearth/catalog";
import type { TestProject } from "vitest/node";
import { rebuildProjections } from "../../src/modules/projection/index.ts";
import { openServices } from "../../src/open-services.ts";
import { migrate } from "../../src/platform/migrate.ts";
import { migrationFolders } from "../../src/platform/migration-folders.ts";
import { createTestDatabase } from "./test-database.ts";
import { testConfig } from "./test-config.ts";

declare module "vitest" {
  interface ProvidedContext {
    shopTemplate: string;
    shopMediaDir: string;
  }
}

/** Once per run: the test catalogue, imported and projected, as a template that every test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const home = await mkdtemp(join(tmpdir(), "shop-api-test-"));
  const database = await createTestDatabase();
  const mediaDir = join(home, "media");
  const services = await openServices(testConfig(database.url), (error) => {
    throw error;
  }).catch(() => undefined);
  void services;
  await fill(database.url, mediaDir);
  project.provide("shopTemplate", database.name);
  project.provide("shopMediaDir", mediaDir);
  return async () => {
    await database.drop();
    await rm(home, { recursive: true });
  };
}
