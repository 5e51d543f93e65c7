import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { chmod, chown } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const isRoot = process.getuid?.() === 0;
const HOME = "/usr/lib/postgresql";

/** The programs of the newest PostgreSQL that Debian's packages have put here. */
export function postgresPrograms(): string {
  const version = readdirSync(HOME)
    .toSorted((a, b) => Number(a) - Number(b))
    .at(-1);
  if (!version) throw new Error("PostgreSQL is not installed");
  return join(HOME, version, "bin");
}

/** PostgreSQL refuses to run as root. */
export function asPostgres(command: string, ...parameters: string[]) {
  return isRoot ? run("runuser", ["-u", "postgres", "--", command, ...parameters]) : run(command, parameters);
}

export async function giveToPostgres(folder: string): Promise<void> {
  if (isRoot) {
    const { stdout } = await run("sh", ["-c", "id -u postgres; id -g postgres"]);
    const [user = 0, group = 0] = stdout.trim().split("\n").map(Number);
    await chown(folder, user, group);
  }
  await chmod(folder, 0o700);
}
