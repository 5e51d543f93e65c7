import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importCatalogue } from "@hearth/catalog";
import postgres from "postgres";
import type { TestProject } from "vitest/node";
import { startApiProcess } from "./api-process.ts";
import { isCompileCacheFilled } from "./compile-cache.ts";
import { migrateDatabase } from "./migrate-database.ts";
import { buildIfStale } from "./process-file.ts";
import { projectAll } from "./content/project-all.ts";
import { createTestDatabase } from "./test-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    shopTemplate: string;
    shopMediaDir: string;
  }
}

/** Once per run: the program that processes run, and the test catalogue, imported and projected, as a template that every test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  buildIfStale();
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
    if (!isCompileCacheFilled()) await (await startApiProcess(database.url)).stop();
  } catch (error) {
    await teardown();
    throw error;
  }
  project.provide("shopTemplate", database.name);
  project.provide("shopMediaDir", mediaDir);
  return teardown;
}

async function importTestCatalogue(url: string, mediaDir: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await importCatalogue(sql, join(import.meta.dirname, "../catalogue"), { mediaDir, drafts: true });
  await sql.end();
}
