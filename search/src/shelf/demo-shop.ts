import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { importCatalogue } from "@hearth/catalog";
import type { IndexEntry } from "@hearth/catalog-index";
import { readConfig } from "@hearth/shop-api/config";
import { allEntries } from "@hearth/shop-api/projection";
import { openServices } from "@hearth/shop-api/services";
import postgres, { type Sql } from "postgres";
import type { Guide } from "../engines/index-engine.ts";
import { copyBareCatalogue } from "./bare-catalogue.ts";
import { demoCatalogue } from "./demo-catalogue.ts";

const migrate = join(import.meta.dirname, "../../../apps/shop-api/src/migrate.ts");

export interface DemoShop {
  sql: Sql;
  entries: IndexEntry[];
  guide: Guide;
  drop(): Promise<void>;
}

/** The demo catalogue in a database of its own, and its hits as the shop's own projection makes them. */
export async function openDemoShop(server: string): Promise<DemoShop> {
  const name = `relevance_${randomBytes(6).toString("hex")}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  const admin = postgres(server, { max: 1, onnotice: () => {} });
  await admin`create database ${admin(name)}`;
  const sql = postgres(url.href, { max: 4, onnotice: () => {} });
  const drop = async () => {
    await sql.end();
    await admin`drop database ${admin(name)} with (force)`;
    await admin.end();
  };
  try {
    await promisify(execFile)(process.execPath, [migrate], {
      env: { ...process.env, DATABASE_URL: url.href },
    });
    await importDemo(sql);
    return { sql, drop, ...(await project(url.href)) };
  } catch (error) {
    await drop();
    throw error;
  }
}

async function importDemo(sql: Sql): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), "relevance-"));
  const folder = join(home, "catalogue");
  await copyBareCatalogue(demoCatalogue, folder);
  await importCatalogue(sql, folder, { mediaDir: join(home, "media"), drafts: true });
  await rm(home, { recursive: true });
}

async function project(databaseUrl: string): Promise<Pick<DemoShop, "entries" | "guide">> {
  const config = readConfig({ DATABASE_URL: databaseUrl, LOG_LEVEL: "error" });
  const services = await openServices(config, console.error);
  const entries: IndexEntry[] = [];
  for await (const entry of allEntries(services.sql, services.references.current())) entries.push(entry);
  await services.close();
  const now = Date.now();
  const guide: Guide = (term, language) =>
    services.searchGuide.about(term, { languageId: language.id, now }).guidance;
  return { entries, guide };
}
