import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import postgres from "postgres";
import type { Sql } from "postgres";
import { CatalogueError } from "./format/reading/problem.ts";

/** The demo catalogue of this repository. */
const demoFolder = join(import.meta.dirname, "../data");

export const mediaDir = process.env["MEDIA_DIR"] ?? join(import.meta.dirname, "../../.data/media");

/** A folder as typed: seen from this workspace or, under npm, from where the person stood. */
export function folderNamed(name: string | undefined): string {
  if (name === undefined) return demoFolder;
  const places = [process.cwd(), process.env["INIT_CWD"] ?? "."].map((place) => resolve(place, name));
  return places.find((place) => existsSync(place)) ?? resolve(name);
}

/** What a person can correct is told without a stack trace. */
export async function tellProblems(work: () => Promise<void>, consequence = ""): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    console.error(`${error.message}\n\n${error.problems.length} problems${consequence}`);
    process.exitCode = 1;
  }
}

/** Runs a command against DATABASE_URL. */
export async function runCommand(command: (sql: Sql) => Promise<void>): Promise<void> {
  const url = process.env["DATABASE_URL"];
  if (!url) {
    console.error("DATABASE_URL is not set, for example postgres://user:password@127.0.0.1:5432/hearth");
    process.exitCode = 1;
    return;
  }
  const sql = postgres(url, { max: 2, onnotice: () => {} });
  try {
    await tellProblems(() => command(sql), ": nothing was imported.");
  } finally {
    await sql.end();
  }
}
