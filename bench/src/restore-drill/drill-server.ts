import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  asPostgres,
  giveToPostgres,
  postgresPrograms,
} from "../../../tools/src/processes/postgres-server.ts";

export interface DrillServer {
  data: string;
  url: string;
  start(): Promise<void>;
  /** Quick and not yet in the backups: for what was there before the first of them. */
  startToFill(): Promise<void>;
  stop(): Promise<void>;
  promote(): Promise<void>;
  /** As a power cut would. */
  kill(): Promise<void>;
}

/** A server whose commits are durable and whose log goes to the backups; `environment` tells pgBackRest where they are. */
export async function prepareServer(
  home: string,
  name: string,
  port: number,
  environment: readonly string[],
): Promise<DrillServer> {
  const folder = join(home, name);
  await mkdir(folder);
  await giveToPostgres(folder);
  const data = join(folder, "data");
  const control = (...parameters: string[]) =>
    asPostgres(
      "env",
      ...environment,
      join(postgresPrograms(), "pg_ctl"),
      "-D",
      data,
      "-s",
      "-w",
      ...parameters,
    );
  const place = `-p ${port} -h 127.0.0.1 -k ${folder} -c shared_buffers=256MB -c max_wal_size=4GB`;
  const archive = `-c archive_command='pgbackrest --stanza=shop archive-push %p'`;
  const startWith = async (settings: string) => {
    await control("-t", "3600", "-l", join(folder, "log"), "-o", `${place} ${settings}`, "start");
  };
  return {
    data,
    url: `postgres://hearth@127.0.0.1:${port}/postgres`,
    start: () => startWith(`-c archive_mode=on -c archive_timeout=60 ${archive}`),
    startToFill: () =>
      startWith("-c fsync=off -c wal_level=minimal -c max_wal_senders=0 -c maintenance_work_mem=1GB"),
    stop: async () => {
      await control("-m", "fast", "stop");
    },
    promote: async () => {
      await control("promote");
    },
    async kill() {
      const [process_ = ""] = (await readFile(join(data, "postmaster.pid"), "utf8")).split("\n");
      // Its children end by themselves when they see that it is gone.
      process.kill(Number(process_), "SIGKILL");
    },
  };
}

export async function createCluster({ data }: DrillServer): Promise<void> {
  const options = ["-U", "hearth", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8", "--data-checksums"];
  await asPostgres(join(postgresPrograms(), "initdb"), "-D", data, ...options);
}
