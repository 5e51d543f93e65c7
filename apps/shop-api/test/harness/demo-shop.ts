import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, extname, join } from "node:path";
import { importCatalogue } from "@hearth/catalog";
import postgres from "postgres";
import { afterAll, beforeAll } from "vitest";
import { parse, stringify } from "yaml";
import { migrateDatabase } from "./migrate-database.ts";
import { projectAll } from "./content/project-all.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";
import { type RunningServer, startServer } from "./test-shop.ts";

const demo = join(import.meta.dirname, "../../../../catalog/data");

/** The demo catalogue behind a running server. Pictures are one pixel and documents are left out: they take minutes and find nothing. */
export function demoShop(env: Readonly<Record<string, string>> = {}): { readonly server: RunningServer } {
  let database: TestDatabase;
  let server: RunningServer;
  let home = "";
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), "demo-shop-"));
    database = await createTestDatabase();
    await migrateDatabase(database.url);
    await copyCatalogue(join(home, "catalogue"));
    const sql = postgres(database.url, { max: 1, onnotice: () => {} });
    await importCatalogue(sql, join(home, "catalogue"), { mediaDir: join(home, "media"), drafts: true });
    await projectAll(database.url);
    await sql`analyze`.simple();
    await sql.end();
    server = await startServer(database.url, env);
  });
  afterAll(async () => {
    await server?.close();
    await database?.drop();
    await rm(home, { recursive: true, force: true });
  });
  return {
    get server() {
      return server;
    },
  };
}

async function copyCatalogue(folder: string): Promise<void> {
  await cp(demo, folder, { recursive: true, filter: (path) => !path.startsWith(join(demo, "media", "")) });
  const products = join(folder, "products");
  for (const name of await readdir(products)) {
    const entries = parse(await readFile(join(products, name), "utf8")) as Record<string, unknown>[];
    await writeFile(join(products, name), stringify(entries.map(withoutFiles)));
  }
  const media = await readdir(join(demo, "media"), { recursive: true, withFileTypes: true });
  for (const entry of media.filter((each) => each.isFile() && extname(each.name) !== ".yaml")) {
    const file = join(folder, join(entry.parentPath, entry.name).slice(demo.length));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, small[extname(file)] ?? "");
  }
}

function withoutFiles(product: Record<string, unknown>): Record<string, unknown> {
  const { documents: _documents, energyLabels: _labels, reviews: _reviews, ...rest } = product;
  const variants = rest["variants"] as Record<string, unknown>[] | undefined;
  return { ...rest, ...(variants && { variants: variants.map(withoutFiles) }) };
}

/** One pixel, one page. */
const small: Readonly<Record<string, string | Buffer>> = {
  ".svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  ".webp": Buffer.from("UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==", "base64"),
  ".pdf": "%PDF-1.4",
};
