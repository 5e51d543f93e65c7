import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { describeForbiddenImport, findForbiddenImports } from "./cruise-imports.ts";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "import-circles-"));
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

const app = "apps/storefront/app";
const api = "apps/shop-api/src";

it("no-cycles: refuses two files that import each other", async () => {
  write(`${api}/a.ts`, `import { b } from "./b.ts";\nexport const a = () => b;`);
  write(`${api}/b.ts`, `import { a } from "./a.ts";\nexport const b = () => a;`);
  const found = await findForbiddenImports(root);
  expect(found.map(({ rule }) => rule)).toContain("no-cycles");
  expect(found.map(describeForbiddenImport).join("")).toContain("third file");
});

it("no-circles-of-types: refuses it in the storefront where only a type comes back", async () => {
  write(`${app}/features/a.ts`, `import { b } from "./b.ts";\nexport type A = 1;\nexport const a = () => b;`);
  write(`${app}/features/b.ts`, `import type { A } from "./a.ts";\nexport const b: A = 1;`);
  const found = await findForbiddenImports(root);
  expect(found.map(({ rule }) => rule)).toContain("no-circles-of-types");
});

it("no-circles-of-modules: refuses a circle of modules no file of which is in one, closed by a type in a folder within", async () => {
  write(
    `${api}/modules/cart/index.ts`,
    `export { cart } from "./cart.ts";\nexport type { Line } from "./line.ts";`,
  );
  write(`${api}/modules/cart/cart.ts`, `import { rate } from "../tax/index.ts";\nexport const cart = rate;`);
  write(`${api}/modules/cart/line.ts`, "export type Line = 1;");
  write(`${api}/modules/tax/index.ts`, `export { rate } from "./rate.ts";`);
  write(`${api}/modules/tax/rate.ts`, "export const rate = 1;");
  write(
    `${api}/modules/tax/letter/sheet.ts`,
    `import type { Line } from "../../cart/index.ts";\nexport type Sheet = Line;`,
  );
  const found = await findForbiddenImports(root);
  expect(new Set(found.map(({ rule }) => rule))).toEqual(new Set(["no-circles-of-modules"]));
  expect(found.map(describeForbiddenImport).join("")).toContain("a module of its own");
});
