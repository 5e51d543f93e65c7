import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { repositoryRoot } from "../repository.ts";
import {
  metricsIn,
  observabilityDir,
  readDashboardExpressions,
  readRules,
  ruleTests,
} from "./used-metrics.ts";

const alerts = readRules().flatMap(({ alert, expr, annotations }) =>
  alert ? [{ alert, expr, ...annotations }] : [],
);
const recorded = readRules().flatMap(({ record }) => record ?? []);
const kebab = (name: string) => name.replaceAll(/(?<!^)[A-Z]/g, "-$&").toLowerCase();
const tested = ruleTests().flatMap((file) =>
  (parse(readFileSync(file, "utf8")) as { tests: { name: string }[] }).tests.map(({ name }) => name),
);

const ownPorts: Record<string, string> = { "site-search": "3004", "picture-search": "3005" };

describe("alerts", () => {
  it.each(alerts)("$alert has a runbook of its name, and a test", ({ alert, runbook }) => {
    expect(runbook).toBe(`docs/runbooks/${kebab(alert)}.md`);
    expect(existsSync(join(repositoryRoot, runbook ?? ""))).toBe(true);
    expect(tested).toContain(alert);
  });

  it.each(alerts)("$alert is asked in its runbook as in its rule", ({ expr, runbook }) => {
    const words = (text: string) => text.replaceAll(/\s+/g, " ").trim();
    expect(words(readFileSync(join(repositoryRoot, runbook ?? ""), "utf8"))).toContain(words(expr));
  });

  it("leave no runbook behind", () => {
    const books = readdirSync(join(repositoryRoot, "docs/runbooks")).filter((name) => name !== "README.md");
    expect(books.toSorted()).toEqual(alerts.map(({ alert }) => `${kebab(alert)}.md`).toSorted());
  });

  it("are all listed for whoever is called", () => {
    const list = readFileSync(join(repositoryRoot, "docs/runbooks/README.md"), "utf8");
    expect(alerts.filter(({ alert }) => !list.includes(`[${alert}](./${kebab(alert)}.md)`))).toEqual([]);
  });
});

it("dashboards use only recorded names that exist", () => {
  const used = readDashboardExpressions().flatMap((expr) => expr.match(/\bshop:[\w:]+/g) ?? []);
  expect(used.length).toBeGreaterThan(3);
  expect(used.filter((name) => !recorded.includes(name))).toEqual([]);
});

it("processes are asked where compose lets them tell their figures", () => {
  const read = (path: string) => parse(readFileSync(path, "utf8"), { merge: true }) as unknown;
  const { services } = read(join(repositoryRoot, "deploy/compose.yaml")) as {
    services: Record<string, { environment?: Record<string, string> }>;
  };
  const { scrape_configs: jobs } = read(join(observabilityDir, "prometheus.yml")) as {
    scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[];
  };
  const wanted = jobs.map(({ job_name: name, static_configs: places }) => [name, places[0]?.targets[0]]);
  const told = wanted.map(([name = ""]) => {
    const { METRICS_HOST: host, METRICS_PORT: port } = services[name]?.environment ?? {};
    // Those two have one port, and tell them there.
    return [
      name,
      name in ownPorts || host === "0.0.0.0" ? `${name}:${port ?? ownPorts[name]}` : "nobody outside",
    ];
  });
  expect(wanted).toEqual(told);
});

it.each([
  ["sum(rate(shop_api_orders_total[5m]))", ["shop_api_orders_total"]],
  ['storefront_request_seconds_bucket{kind="shop_x",le="0.3"} > 1', ["storefront_request_seconds"]],
  ["shop:orders:per_minute and up == 0", []],
])("%s names %s", (expression, names) => {
  expect(metricsIn(expression)).toEqual(names);
});
