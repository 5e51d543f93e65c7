import { execFile } from "node:child_process";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Statement } from "./capture-statements.ts";

export interface BareResult {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
}

export interface BareLoad {
  databaseUrl: string;
  /** The statements of each request, in the order sent. */
  requests: readonly (readonly Statement[])[];
  seconds: number;
  clients: number;
}

/** pgbench takes no more scripts than this. */
export const MAX_SCRIPTS = 100;

/** Runs the SQL of whole requests without any server in front: prepared statements, results fetched and thrown away. */
export function runPgbench({ requests, ...load }: BareLoad): Promise<BareResult> {
  const scripts = requests.map(
    (statements) => `${statements.map((each) => literalSql(each)).join(";\n")};\n`,
  );
  return runScripts({ scripts, ...load });
}

export interface ScriptLoad extends Omit<BareLoad, "requests"> {
  scripts: readonly string[];
  /** Variables of the scripts, as each client finds them at its start. */
  variables?: Readonly<Record<string, number>>;
}

export async function runScripts({
  databaseUrl,
  scripts,
  seconds,
  clients,
  variables = {},
}: ScriptLoad): Promise<BareResult> {
  const folder = await mkdtemp(join(tmpdir(), "hearth-bench-"));
  const files: string[] = [];
  for (const [index, script] of scripts.slice(0, MAX_SCRIPTS).entries()) {
    const file = join(folder, `${index}.sql`);
    await writeFile(file, script);
    files.push("-f", file);
  }
  const log = join(folder, "log");
  const options = [
    "-n",
    "-M",
    "prepared",
    "-c",
    String(clients),
    "-j",
    "2",
    "-T",
    String(seconds),
    "-l",
    `--log-prefix=${log}`,
    "--sampling-rate=0.2",
    ...Object.entries(variables).flatMap(([name, value]) => ["-D", `${name}=${value}`]),
  ];
  const { stdout } = await promisify(execFile)(
    "sh",
    ["-c", 'exec "$@"', "pgbench", "pgbench", ...options, ...files, databaseUrl],
    // Planned as the API's connections do.
    {
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, PGOPTIONS: "-c plan_cache_mode=force_generic_plan" },
    },
  );
  const { stdout: times } = await promisify(execFile)(
    "sh",
    ["-c", `cat ${log}* | awk '{print $3}' | sort -n`],
    { maxBuffer: 512 * 1024 * 1024 },
  );
  const sorted = times.trim().split("\n").map(Number);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) / 1000;
  return { perSecond: Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? 0), p50Ms: at(0.5), p99Ms: at(0.99) };
}

/**
 * Parameters as literals: pgbench prepares each script's statements once, so nothing is planned twice.
 * `variables` are SQL for parameters that change from run to run, by their captured value.
 */
export function literalSql(
  { text, parameters }: Statement,
  variables: ReadonlyMap<unknown, string> = new Map(),
): string {
  const sqlFor = (value: unknown) => variables.get(value) ?? literal(value);
  return text
    .replaceAll(/\s+/g, " ")
    .replaceAll(":r", ": r")
    .replaceAll(/\$(\d+)/g, (_, index: string) => sqlFor(parameters[Number(index) - 1]));
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return "null";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return quoted(`{${value.map(arrayItem).join(",")}}`);
  if (typeof value === "string") return quoted(value);
  if (value instanceof Date) return quoted(value.toISOString());
  throw new Error(`no literal for ${JSON.stringify(value)}`);
}

function arrayItem(item: unknown): string {
  return `"${String(item).replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

/** Colons are written otherwise: pgbench would take the word after one for a variable. */
function quoted(text: string): string {
  const doubled = text.replaceAll("'", "''");
  if (!text.includes(":")) return `'${doubled}'`;
  return `E'${doubled.replaceAll("\\", String.raw`\\`).replaceAll(":", String.raw`\x3a`)}'`;
}
