import { execFile } from "node:child_process";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { BenchRequest } from "./read-operations.ts";

export interface LoadResult {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  errors: number;
}

export interface Load {
  url: string;
  accessKey: string;
  requests: readonly BenchRequest[];
  seconds: number;
  connections: number;
  /** Each request is sent once: every thread has its own half of the list, which must be long enough. */
  isOnce?: boolean;
}

/** Threads start this part of the list apart, so that they do not meet at the same cart, nor half a list away with the same change. */
const THREAD_DISTANCE = 0.375;
const HALF = 0.5;

/** Fires the requests in turn with wrk and reads its report. */
export async function runWrk(load: Load): Promise<LoadResult> {
  const { url, accessKey, requests, seconds, connections, isOnce = false } = load;
  const script = join(await mkdtemp(join(tmpdir(), "hearth-bench-")), "requests.lua");
  await writeFile(script, luaScript(requests, accessKey, isOnce ? HALF : THREAD_DISTANCE));
  return wrk(["-t2", `-c${connections}`, `-d${seconds}s`, "-s", script, url]);
}

/** The same page again and again, as a browser asks for it. */
export async function runWrkOnPage(url: string, seconds: number, connections: number): Promise<LoadResult> {
  return wrk(["-t1", `-c${connections}`, `-d${seconds}s`, "-H", "accept-encoding: br", url]);
}

async function wrk(parameters: readonly string[]): Promise<LoadResult> {
  const { stdout } = await promisify(execFile)("wrk", ["--latency", ...parameters]);
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
  const errors = number(/Non-2xx or 3xx responses: (\d+)/);
  if (number(/(\d+) requests in/) <= errors) throw new Error(`wrk saw no good answer:\n${stdout}`);
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p50Ms: milliseconds(/50%\s+([\d.]+\w+)/.exec(stdout)?.[1]),
    p99Ms: milliseconds(/99%\s+([\d.]+\w+)/.exec(stdout)?.[1]),
    errors,
  };
}

function luaScript(requests: readonly BenchRequest[], accessKey: string, distance: number): string {
  const made = requests.map(({ method = "POST", path, body, headers }) => {
    const all = { "sw-access-key": accessKey, "content-type": "application/json", ...headers };
    const table = Object.entries(all).map(([name, value]) => `["${name}"]=${JSON.stringify(value)}`);
    const content = method === "GET" ? "nil" : luaText(JSON.stringify(body));
    return `{${JSON.stringify(`/store-api${path}`)}, ${content}, {${table.join(",")}}, "${method}"}`;
  });
  return `local r = {${made.join(",\n")}}
local made = {}
local threads = 0
local at = 0
function setup(t) t:set("number", threads); threads = threads + 1 end
function init()
  for i, e in ipairs(r) do made[i] = wrk.format(e[4], e[1], e[3], e[2]) end
  at = math.floor(#made * ${distance} * number)
end
function request() at = at % #made + 1; return made[at] end
`;
}

function luaText(text: string): string {
  return `[==[${text}]==]`;
}

function milliseconds(text: string | undefined): number {
  const [, value, unit] = /([\d.]+)(us|ms|s|m)/.exec(text ?? "") ?? [];
  const factor = { us: 0.001, ms: 1, s: 1000, m: 60_000 }[unit ?? "ms"] ?? 1;
  return Number(value ?? 0) * factor;
}
