import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Flood {
  name: string;
  /** Lua that gives an address nobody has asked for before. */
  target: string;
}

/** What scanners and impolite robots send: addresses nobody ever asked for. */
export const floods: readonly Flood[] = [
  { name: "missing pages", target: `"/" .. word() .. "/" .. word()` },
  { name: "random searches", target: `"/search?search=" .. word() .. "+" .. word()` },
  {
    name: "random filters",
    target: `"/waermepumpen?min-price=" .. math.random(1, 99999) .. "&max-price=" .. math.random(100000, 9999999)`,
  },
];

export interface Washed {
  perSecond: number;
  /** How often each kind of answer came; 0 for none. */
  statuses: ReadonlyMap<number, number>;
}

/** As much as so many connections can send, each request from one of the networks. */
export async function pour(url: string, flood: Flood, load: { seconds: number; networks: number }) {
  const folder = await mkdtemp(join(tmpdir(), "hearth-flood-"));
  const script = join(folder, "flood.lua");
  await writeFile(script, luaScript(flood, load.networks));
  const child = spawn("wrk", ["-t1", "-c64", `-d${load.seconds}s`, "--timeout", "10s", "-s", script, url], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const chunks: string[] = [];
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => chunks.push(chunk));
  await new Promise((resolve) => child.once("close", resolve));
  await rm(folder, { recursive: true, force: true });
  return readReport(chunks.join(""));
}

function readReport(report: string): Washed {
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1] ?? 0);
  const lines = [...report.matchAll(/^status (\d+) (\d+)$/gm)];
  if (lines.length === 0) throw new Error(`wrk told nothing:\n${report}`);
  return { perSecond, statuses: new Map(lines.map(([, status, count]) => [Number(status), Number(count)])) };
}

/** One thread of wrk: its tables are those of the script. */
function luaScript({ target }: Flood, networks: number): string {
  return `local counts = {}
math.randomseed(os.time())
local function word()
  local letters = {}
  for n = 1, 9 do letters[n] = string.char(math.random(97, 122)) end
  return table.concat(letters)
end
local function network()
  local n = math.random(0, ${networks - 1})
  return "203." .. math.floor(n / 256) % 256 .. "." .. n % 256 .. ".7"
end
function request()
  return wrk.format("GET", ${target}, { ["X-Forwarded-For"] = network(), ["Accept-Encoding"] = "br" })
end
local threads = {}
function setup(thread) table.insert(threads, thread) end
statuses = ""
function response(status)
  counts[status] = (counts[status] or 0) + 1
  statuses = ""
  for code, count in pairs(counts) do statuses = statuses .. "status " .. code .. " " .. count .. "\\n" end
end
function done(summary)
  for _, thread in ipairs(threads) do io.write(thread:get("statuses")) end
  io.write("status 0 " .. summary.errors.connect + summary.errors.timeout + summary.errors.read .. "\\n")
end
`;
}
