import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Sql } from "postgres";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { writeCatalogue } from "../src/format/fixture/small-catalogue.fixture.ts";
import { importCatalogue } from "../src/index.ts";
import type { ImportResult } from "../src/index.ts";
import { createTemporaryDatabase } from "./temporary-database.ts";

/** An id as the database writes it, in the form the catalogue uses. */
export const hex = (id: string) => id.replaceAll("-", "");

/** A database and a media folder that are gone after the test, or after all tests of the file. */
export function temporaryShop(life: "for each test" | "for all tests") {
  let database: Awaited<ReturnType<typeof createTemporaryDatabase>>;
  let home = "";
  const folders: string[] = [];

  const [before, after] = life === "for each test" ? [beforeEach, afterEach] : [beforeAll, afterAll];
  before(async () => {
    database = await createTemporaryDatabase();
    home = await mkdtemp(join(tmpdir(), "shop-media-"));
    folders.push(home);
  });
  after(async () => {
    await database.drop();
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
  });

  const writeFiles = async (files: Record<string, unknown>): Promise<string> => {
    const folder = await writeCatalogue(files);
    folders.push(folder);
    return folder;
  };
  const importFiles = async (
    files: Record<string, unknown>,
    options: { drafts?: boolean } = {},
  ): Promise<ImportResult> =>
    importCatalogue(database.sql, await writeFiles(files), { mediaDir: join(home, "media"), ...options });

  return {
    get sql(): Sql {
      return database.sql;
    },
    get mediaDir(): string {
      return join(home, "media");
    },
    writeFiles,
    importFiles,
  };
}
