import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { reportProblems } from "../checks/texts/report-problems.ts";
import { repositoryRoot } from "../repository.ts";
import { readAudit } from "./audit-report.ts";
import { type Component, findLicenceProblems } from "./licences.ts";
import { runNpm } from "./run-npm.ts";

// What runs in production: its bill of materials (CycloneDX), its licences, its known holes. `npm run supply-chain [FILE]`.
const file = process.argv[2] ?? join(repositoryRoot, ".data/sbom.cdx.json");
const bill = runNpm("sbom", "--sbom-format", "cyclonedx", "--omit", "dev", "--package-lock-only");
const { components } = JSON.parse(bill) as { components: Component[] };
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, bill);
console.log(`${components.length} packages in production, listed in ${file}`);

const audit = readAudit(runNpm("audit", "--omit=dev", "--package-lock-only", "--json"));
if (audit.kind === "not-audited") {
  // Loud, because it looks like success: the change itself is not to blame, so it does not fail.
  const line = "!".repeat(72);
  console.error(`${line}\n!!! NOT AUDITED: ${audit.reason}\n!!! Known holes were not looked for.\n${line}`);
} else {
  const found = Object.entries(audit.counts).map(([severity, count]) => `${count} ${severity}`);
  console.log(`audited: ${found.join(", ")}`);
}
reportProblems([...findLicenceProblems(components), ...(audit.kind === "audited" ? audit.serious : [])]);
