import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { repositoryRoot } from "../repository.ts";

export const observabilityDir = join(repositoryRoot, "deploy/observability");

export interface Rule {
  alert?: string;
  record?: string;
  expr: string;
  annotations?: { runbook?: string };
}

interface Panel {
  targets?: { expr: string }[];
}

export function readRules(): Rule[] {
  return ruleFiles().flatMap((file) => {
    const { groups } = parse(readFileSync(file, "utf8")) as { groups: { rules: Rule[] }[] };
    return groups.flatMap(({ rules }) => rules);
  });
}

export function ruleFiles(): string[] {
  return filesIn("rules").filter((file) => !file.endsWith(".test.yml"));
}

export function ruleTests(): string[] {
  return filesIn("rules").filter((file) => file.endsWith(".test.yml"));
}

/** What the dashboards ask for. */
export function readDashboardExpressions(): string[] {
  return filesIn("dashboards").flatMap((file) => {
    const { panels } = JSON.parse(readFileSync(file, "utf8")) as { panels: Panel[] };
    return panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  });
}

/** Names of metrics as processes tell them, without what histograms add; recorded ones are not among them. */
export function metricsIn(expression: string): string[] {
  const withoutTexts = expression.replaceAll(/"[^"]*"/g, "").replaceAll(/\{[^}]*\}/g, "");
  const names = withoutTexts.match(
    /(?<![\w:])(shop|storefront|site_search|picture_search|nodejs|process)_\w+/g,
  );
  return [...new Set((names ?? []).map((name) => name.replace(/_(bucket|count|sum)$/, "")))];
}

function filesIn(folder: string): string[] {
  const path = join(observabilityDir, folder);
  return readdirSync(path)
    .toSorted()
    .map((name) => join(path, name));
}
