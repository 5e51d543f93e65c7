import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importCatalogue } from "@hearth/catalog";
import postgres from "postgres";
import type { TestProject } from "vitest/node";
import { rebuildProjections } from "../../src/modules/projection/index.ts";
import { openServices } from "../../src/open-services.ts";
import { openDatabase } from "../../src/platform/database.ts";
import { migrate } from "../../src/platform/migrate.ts";
import { migrationFolders } from "../../src/platform/migration-folders.ts";
import { testConfig } from "./test-config.ts";
import { createTestDatabase } from "./test-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    shopTemplate: string;
    shopMediaDir: string;
  }
}

/** Once per run: the test catalogue, imported and projected, as a template that every test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const home = await mkdtemp(join(tmpdir(), "shop-api-test-"));
  const mediaDir = join(home, "media");
  const database = await createTestDatabase();
  const teardown = async () => {
    await database.drop();
    await rm(home, { recursive: true });
  };
  try {
    await migrateDatabase(database.url);
    await importTestCatalogue(database.url, mediaDir);
    await projectAll(database.url);
  } catch (error) {
    await teardown();
    throw error;
  }
  project.provide("shopTemplate", database.name);
  project.provide("shopMediaDir", mediaDir);
  return teardown;
}

export async function migrateDatabase(url: string): Promise<void> {
  const sql = openDatabase(url, 1);
  await migrate(sql, migrationFolders());
  await sql.end();
}

async function importTestCatalogue(url: string, mediaDir: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await importCatalogue(sql, join(import.meta.dirname, "../catalogue"), { mediaDir });
  await sql.end();
}

async function projectAll(url: string): Promise<void> {
  const services = await openServices(testConfig(url), console.error);
  await rebuildProjections(services, services.references.current());
  await services.close();
}
