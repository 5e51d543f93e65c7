import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { spawnSync } from "node:child_process";
import type { Task } from "../processes/processes.ts";
import { type Targets, watchConfig } from "./watch-config.ts";

export function isPrometheusInstalled(): boolean {
  return spawnSync("prometheus", ["--version"], { stdio: "ignore" }).status === 0;
}

/** A Prometheus with nothing to remember, in a folder of its own. */
export function prometheusTask(folder: string, port: number, targets: Targets): Task {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const config = join(folder, "prometheus.yml");
  writeFileSync(config, watchConfig(targets));
  return {
    name: "prometheus",
    command: [
      "prometheus",
      `--config.file=${config}`,
      `--storage.tsdb.path=${join(folder, "data")}`,
      `--web.listen-address=127.0.0.1:${port}`,
      "--log.level=warn",
    ],
  };
}
