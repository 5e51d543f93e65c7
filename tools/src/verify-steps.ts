export interface VerifyStep {
  name: string;
  command: readonly string[];
}

const script = (name: string) => ["npm", "run", "--silent", name];
const tool = (name: string) => ["node", `tools/src/${name}.ts`];

/** Longest first: two run at a time, and the short ones fill the gaps. */
export const verifySteps: readonly VerifyStep[] = [
  { name: "unit tests", command: script("test:unit") },
  { name: "storefront types", command: ["npm", "run", "--silent", "typecheck", "-w", "@hearth/storefront"] },
  {
    name: "back office types",
    command: ["npm", "run", "--silent", "typecheck", "-w", "@hearth/back-office"],
  },
  { name: "format", command: script("format:check") },
  { name: "lint", command: script("lint") },
  { name: "dead code", command: script("lint:dead") },
  { name: "import rules", command: tool("checks/imports/check-imports") },
  { name: "islands", command: tool("checks/imports/check-islands") },
  { name: "types", command: ["tsc", "-p", "tsconfig.json"] },
  { name: "file sizes", command: tool("checks/texts/check-size") },
  { name: "migrations", command: tool("migrations/check-migrations-cli") },
  { name: "texts", command: tool("checks/texts/check-text") },
  { name: "documents", command: tool("checks/texts/check-docs") },
  { name: "requirements", command: tool("traceability/check-marks-cli") },
];
