import { existsSync } from "node:fs";
import { join } from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { importRules } from "./import-rules.ts";

export interface ForbiddenImport {
  from: string;
  to: string;
  rule: string;
  rightWay: string;
}

/** Follows every import below root and returns those that break a rule. */
export async function findForbiddenImports(root: string): Promise<ForbiddenImport[]> {
  const folders = ["apps", "packages", "catalog", "tools", "bench", "search"].filter((folder) =>
    existsSync(join(root, folder)),
  );
  const { output } = await cruise(
    folders,
    {
      baseDir: root,
      ruleSet: { forbidden: [...importRules] },
      validate: true,
      outputType: "json",
      doNotFollow: { path: "node_modules" },
      exclude: { path: "(^|/)(node_modules/(?!@hearth/)|dist/|build/|\\.react-router/)" },
      tsPreCompilationDeps: true,
      moduleSystems: ["es6"],
    },
    {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
    },
  );
  const result: ICruiseResult = typeof output === "string" ? JSON.parse(output) : output;
  return result.summary.violations.map(({ from, to, rule, cycle }) => ({
    from,
    to: cycle ? cycle.map(({ name }) => name).join(" → ") : to,
    rule: rule.name,
    rightWay: importRules.find(({ name }) => name === rule.name)?.comment ?? "",
  }));
}

export function describeForbiddenImport({ from, to, rule, rightWay }: ForbiddenImport): string {
  return `${from}\n  imports ${to}\n  ${rule}: ${rightWay}\n`;
}
