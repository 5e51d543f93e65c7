import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "./api-process.ts";
import { eventually } from "./eventually.ts";
import {
  asPostgres,
  giveToPostgres,
  postgresPrograms,
} from "../../../../tools/src/processes/postgres-server.ts";

const run = promisify(execFile);

export interface OwnPostgres {
  url: string;
  /** kill -9 of the server and of everything it has started. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** It stays connected and says nothing until it is thawed. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  remove(): Promise<void>;
}

/** A server of our own with durable commits, holding a copy of a database, to be killed. */
export async function startOwnPostgres(copyOf: string): Promise<OwnPostgres> {
  const bin = postgresPrograms();
  const home = await mkdtemp(join(tmpdir(), "own-postgres-"));
  const data = join(home, "data");
  await giveToPostgres(home);
  const port = await freePort();
  const url = `postgres://hearth@127.0.0.1:${port}/shop`;
  const start = async () => {
    const options = `-p ${port} -h 127.0.0.1 -k '' -c fsync=on -c synchronous_commit=on -c shared_buffers=64MB -c max_connections=100`;
    await asPostgres(
      join(bin, "pg_ctl"),
      "-D",
      data,
      "-s",
      "-w",
      "-l",
      join(home, "log"),
      "-o",
      options,
      "start",
    );
  };
  await asPostgres(
    join(bin, "initdb"),
    "-D",
    data,
    "-U",
    "hearth",
    "--auth=trust",
    "--encoding=UTF8",
    "--locale=C.UTF-8",
  );
  await start();
  await run(join(bin, "createdb"), ["-h", "127.0.0.1", "-p", String(port), "-U", "hearth", "shop"]);
  await run("sh", [
    "-c",
    `"$0" --no-owner "$1" | "$2" -q -v ON_ERROR_STOP=1 "$3" > /dev/null`,
    join(bin, "pg_dump"),
    copyOf,
    join(bin, "psql"),
    url,
  ]);
  return {
    url,
    start,
    kill: () => killServer(data),
    freeze: () => signalServer(data, "SIGSTOP"),
    thaw: () => signalServer(data, "SIGCONT"),
    async remove() {
      await killServer(data);
      await rm(home, { recursive: true });
    },
  };
}

async function killServer(data: string): Promise<void> {
  const processes = await processesOf(data);
  for (const id of processes) signal(id, "SIGKILL");
  await eventually(async () => {
    if (processes.some(isAlive)) throw new Error("PostgreSQL is still alive");
  }, 10_000);
}

async function signalServer(data: string, name: NodeJS.Signals): Promise<void> {
  for (const id of await processesOf(data)) signal(id, name);
}

/** The server, then its children, which would otherwise keep its memory and its port. */
async function processesOf(data: string): Promise<number[]> {
  const [line = ""] = (await readFile(join(data, "postmaster.pid"), "utf8")).split("\n");
  const server = Number(line);
  return [server, ...(await childrenOf(server))];
}

function signal(id: number, name: NodeJS.Signals): void {
  try {
    process.kill(id, name);
  } catch {
    // It has ended by itself.
  }
}

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

async function childrenOf(id: number): Promise<number[]> {
  const text = await readFile(`/proc/${id}/task/${id}/children`, "utf8");
  return text.trim().split(" ").filter(Boolean).map(Number);
}
