import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { observabilityDir, ruleFiles } from "./used-metrics.ts";

export type Targets = Readonly<Record<string, number>>;

interface PrometheusConfig {
  global: Record<string, string>;
  rule_files: string[];
  alerting?: unknown;
  scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[];
}

/** The configuration of deploy/observability for processes on this machine, asked often enough for somebody who looks. */
export function watchConfig(targets: Targets): string {
  const text = readFileSync(join(observabilityDir, "prometheus.yml"), "utf8");
  const { alerting: _nobody, ...config } = parse(text) as PrometheusConfig;
  return stringify({
    ...config,
    global: { scrape_interval: "3s", evaluation_interval: "3s" },
    rule_files: ruleFiles(),
    scrape_configs: config.scrape_configs.map((job) => {
      const port = targets[job.job_name];
      if (port === undefined) throw new Error(`nobody knows where ${job.job_name} tells its figures`);
      return { ...job, static_configs: [{ targets: [`127.0.0.1:${port}`] }] };
    }),
  });
}
