import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { watchedPorts } from "../demo/demo-ports.ts";
import { findFreePort } from "../processes/port.ts";
import { createSupervisor } from "../processes/processes.ts";
import { waitUntil, waitUntilServes } from "../processes/ready.ts";
import { openPrometheus } from "./ask-prometheus.ts";
import { prometheusTask } from "./prometheus-task.ts";
import {
  metricsIn,
  observabilityDir,
  readDashboardExpressions,
  readRules,
  ruleFiles,
  ruleTests,
} from "./used-metrics.ts";

// Beside a running demo (npm run demo): its figures, the rules and the dashboards fit each other, by a real Prometheus.
// Nothing waits for the clock: this ends what hangs, on a machine many times slower than ours.
const PATIENCE_MS = 240_000;
const port = await findFreePort();

run("promtool", ["check", "config", join(observabilityDir, "prometheus.yml")]);
run("promtool", ["check", "rules", ...ruleFiles()]);
run("promtool", ["test", "rules", ...ruleTests()]);
run("amtool", ["check-config", join(observabilityDir, "alertmanager.yml")]);

const folder = mkdtempSync(join(tmpdir(), "hearth-watch-"));
const supervisor = createSupervisor((name) => console.error(`${name} has ended`));
try {
  supervisor.start(prometheusTask(folder, port, watchedPorts));
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilServes(`${origin}/-/ready`);
  await prove(openPrometheus(origin));
} finally {
  await supervisor.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function prove(prometheus: ReturnType<typeof openPrometheus>): Promise<void> {
  await waitUntil(
    `Every process (${Object.keys(watchedPorts).join(", ")})`,
    async () => {
      const targets = await prometheus.targets();
      return targets.length > 0 && targets.every(({ health }) => health === "up");
    },
    PATIENCE_MS,
  );
  await waitUntil(
    "Every rule",
    async () => {
      const rules = await prometheus.rules();
      const broken = rules.find(({ health }) => health === "err");
      if (broken) throw new Error(`${broken.name}: ${broken.lastError}`);
      return rules.length === readRules().length && rules.every(({ health }) => health === "ok");
    },
    PATIENCE_MS,
  );
  const expressions = [...readRules().map(({ expr }) => expr), ...readDashboardExpressions()];
  for (const expression of expressions) await prometheus.query(expression);
  const used = [...new Set(expressions.flatMap(metricsIn))];
  const known = new Set(await prometheus.metadata());
  const unknown = used.filter((name) => !known.has(name));
  if (unknown.length > 0) throw new Error(`Nobody tells ${unknown.join(", ")}`);
  console.log(
    `${Object.keys(watchedPorts).length} processes are up, ${readRules().length} rules and ${expressions.length - readRules().length} questions of dashboards are evaluated, all of their ${used.length} figures are told`,
  );
}

function run(program: string, parameters: readonly string[]): void {
  const { status, stdout, stderr, error } = spawnSync(program, parameters, { encoding: "utf8" });
  if (status === 0) return;
  throw new Error(`${program} ${parameters.join(" ")}\n${error?.message ?? ""}${stdout}${stderr}`);
}
