import { readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { findFreePort } from "./port.ts";
import type { Supervisor } from "./processes.ts";
import { waitUntil } from "./ready.ts";
import { repositoryRoot } from "../repository.ts";

const dataDirectory = join(repositoryRoot, ".data/postgres");
const serverUrl = (port: number) => `postgres://hearth:hearth@127.0.0.1:${port}/postgres`;

/** The server of DATABASE_URL, or an embedded one that keeps its data between starts. */
export async function openPostgresServer(supervisor: Supervisor): Promise<string> {
  if (process.env["DATABASE_URL"]) return process.env["DATABASE_URL"];
  const running = runningPort();
  if (running !== undefined && (await answers(serverUrl(running)))) return serverUrl(running);

  refuseClosedFolder();
  const port = await findFreePort();
  supervisor.start({
    name: "postgres",
    command: [process.execPath, "tools/src/processes/embedded-postgres.ts", dataDirectory, String(port)],
    quiet: true,
  });
  await waitUntil("PostgreSQL", () => answers(serverUrl(port)), 120_000);
  return serverUrl(port);
}

/** Creates the database if it is missing; `fresh` removes an old one first. Returns its address. */
export async function prepareDatabase(server: string, name: string, fresh: boolean): Promise<string> {
  const sql = postgres(server, { max: 1, onnotice: () => {} });
  try {
    if (fresh) await sql`drop database if exists ${sql(name)} with (force)`;
    const [known] = await sql`select 1 from pg_database where datname = ${name}`;
    if (!known) await sql`create database ${sql(name)}`;
  } finally {
    await sql.end();
  }
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Bounded by our own clock: the driver tries again for ever when a server that is stopping closes the connection. */
async function answers(url: string): Promise<boolean> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const query = sql`select 1`.then(
    () => true,
    () => false,
  );
  const isAnswering = await Promise.race([query, sleep(2000, false)]);
  await sql.end({ timeout: 0 });
  return isAnswering;
}

/** Port of a server that a killed start left running: line 4 of its lock file. */
function runningPort(): number | undefined {
  try {
    return Number(readFileSync(join(dataDirectory, "postmaster.pid"), "utf8").split("\n")[3]);
  } catch {
    return undefined;
  }
}

/** As root the server runs as the user `postgres`, who must be able to walk into this folder. */
function refuseClosedFolder(): void {
  if (process.getuid?.() !== 0) return;
  for (let folder = repositoryRoot; folder !== "/"; folder = dirname(folder)) {
    const othersMayEnter = (statSync(folder).mode & 0o001) !== 0;
    if (!othersMayEnter) {
      throw new Error(
        `PostgreSQL does not run as root, and user "postgres" cannot enter ${folder}. Set DATABASE_URL or move the checkout.`,
      );
    }
  }
}
