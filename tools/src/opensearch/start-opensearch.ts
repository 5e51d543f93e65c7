// Starts a real OpenSearch for tests and stays until it is stopped: start-opensearch.ts <folder> <port>
// Needs Java 17 or newer and Debian's hunspell-pl.
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { waitUntilServes } from "../processes/ready.ts";
import { installOpenSearch } from "./install-opensearch.ts";

const [folder, port] = process.argv.slice(2);
if (!folder || !port) throw new Error("Usage: start-opensearch.ts <folder> <port>");

const home = installOpenSearch(folder);
const data = join(folder, `data-${port}`);
rmSync(data, { recursive: true, force: true });
mkdirSync(data);
writeFileSync(
  join(home, "config/opensearch.yml"),
  [
    "discovery.type: single-node",
    `http.port: ${port}`,
    "http.host: 127.0.0.1",
    "transport.host: 127.0.0.1",
    `path.data: ${data}`,
    `path.logs: ${join(data, "logs")}`,
    "cluster.routing.allocation.disk.threshold_enabled: false",
    "",
  ].join("\n"),
);
const java = execFileSync("sh", ["-c", "readlink -f $(command -v java)"], { encoding: "utf8" }).trim();
const env = {
  PATH: process.env["PATH"],
  OPENSEARCH_JAVA_HOME: java.replace(/\/bin\/java$/, ""),
  OPENSEARCH_JAVA_OPTS: process.env["OPENSEARCH_JAVA_OPTS"] ?? "-Xms512m -Xmx512m",
};
const command = join(home, "bin/opensearch");
// It refuses to run as the user who may do everything.
const isRoot = process.getuid?.() === 0;
if (isRoot) execFileSync("chown", ["-R", "nobody", folder]);
const [program = "", ...parameters] = isRoot
  ? ["setpriv", "--reuid=nobody", "--clear-groups", command]
  : [command];
const child = spawn(program, parameters, { env, stdio: ["ignore", "ignore", "inherit"] });
child.on("exit", (code) => process.exit(code ?? 1));
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => child.kill("SIGTERM"));
await waitUntilServes(`http://127.0.0.1:${port}`, 180_000);
console.log("ready");
