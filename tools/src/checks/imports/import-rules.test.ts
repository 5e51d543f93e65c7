import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { describeForbiddenImport, findForbiddenImports } from "./cruise-imports.ts";
import { importRules } from "./import-rules.ts";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "import-rules-"));
  for (const name of ["contract", "rules", "i18n"]) {
    write(
      `packages/${name}/package.json`,
      `{ "name": "@hearth/${name}", "exports": { ".": "./src/index.ts" } }`,
    );
    write(`packages/${name}/src/index.ts`, "export const value = 1;");
    mkdirSync(join(root, "node_modules/@hearth"), { recursive: true });
    symlinkSync(join(root, "packages", name), join(root, "node_modules/@hearth", name));
  }
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

const app = "apps/storefront/app";
const api = "apps/shop-api/src";
const office = "apps/back-office/src";

// rule · importing file · import · imported file · words of the right way
const sabotage = [
  ["contract-imports-nothing-of-ours", "packages/contract/src/a.ts", "@hearth/i18n", "", "packages/rules"],
  ["rules-import-only-contract", "packages/rules/src/a.ts", "@hearth/i18n", "", "@hearth/contract"],
  [
    "admin-contract-imports-contract-and-rules",
    "packages/admin-contract/src/a.ts",
    "@hearth/i18n",
    "",
    "leave the rest to the shop API",
  ],
  ["i18n-imports-only-contract-types", "packages/i18n/src/a.ts", "@hearth/rules", "", "as arguments"],
  [
    "packages-never-import-apps",
    "packages/rules/src/a.ts",
    "../../../apps/shop-api/src/b.ts",
    `${api}/b.ts`,
    "into a package",
  ],
  [
    "site-search-client-is-pure",
    "packages/site-search-client/src/a.ts",
    "node:crypto",
    "",
    "needs fetch and nothing else",
  ],
  ["service-imports-nothing-of-ours", "packages/service/src/a.ts", "@hearth/i18n", "", "as an argument"],
  [
    "site-search-asks-over-http",
    "apps/site-search/src/a.ts",
    "../../shop-api/src/b.ts",
    `${api}/b.ts`,
    "over HTTP",
  ],
  [
    "nobody-imports-site-search",
    `${app}/a.ts`,
    "../../site-search/src/b.ts",
    "apps/site-search/src/b.ts",
    "@hearth/site-search-client",
  ],
  [
    "site-search-rules-below-http",
    "apps/site-search/src/search/a.ts",
    "../http/b.ts",
    "apps/site-search/src/http/b.ts",
    "ProtocolFailure",
  ],
  [
    "storefront-knows-only-the-contract",
    `${app}/a.ts`,
    "../../shop-api/src/b.ts",
    `${api}/b.ts`,
    "@hearth/contract",
  ],
  ["ui-knows-no-shop", `${app}/ui/a.tsx`, "@hearth/i18n", "", "as props"],
  ["platform-knows-no-page", `${app}/platform/a.ts`, "../ui/b.tsx", `${app}/ui/b.tsx`, "let the route"],
  [
    "feature-public-only",
    `${app}/features/cart/a.ts`,
    "../search/b.ts",
    `${app}/features/search/b.ts`,
    "public.ts",
  ],
  [
    "feature-below-shell-and-routes",
    `${app}/features/cart/a.ts`,
    "../../shell/b.tsx",
    `${app}/shell/b.tsx`,
    "compose",
  ],
  [
    "shell-uses-public",
    `${app}/shell/a.tsx`,
    "../features/cart/b.ts",
    `${app}/features/cart/b.ts`,
    "public.ts",
  ],
  [
    "server-code-stays-on-the-server",
    `${app}/features/cart/a.tsx`,
    "./b.server.ts",
    `${app}/features/cart/b.server.ts`,
    "loader",
  ],
  [
    "browser-code-starts-at-the-entry",
    `${app}/features/cart/a.tsx`,
    "./b.client.ts",
    `${app}/features/cart/b.client.ts`,
    "entry.client.ts",
  ],
  [
    "shop-api-never-imports-storefront",
    `${api}/a.ts`,
    "../../storefront/app/b.ts",
    `${app}/b.ts`,
    "@hearth/contract",
  ],
  ["picture-search-stands-alone", "apps/picture-search/src/a.ts", "@hearth/contract", "", "packages/service"],
  [
    "nobody-imports-picture-search",
    `${api}/a.ts`,
    "../../picture-search/src/b.ts",
    "apps/picture-search/src/b.ts",
    "over HTTP",
  ],
  [
    "features-know-no-server",
    "apps/picture-search/src/features/a.ts",
    "../http/b.ts",
    "apps/picture-search/src/http/b.ts",
    "open-services.ts",
  ],
  [
    "http-through-module-index",
    `${api}/http/a.ts`,
    "../modules/cart/b.ts",
    `${api}/modules/cart/b.ts`,
    "index.ts",
  ],
  ["module-through-index", `${api}/modules/cart/a.ts`, "../tax/b.ts", `${api}/modules/tax/b.ts`, "index.ts"],
  [
    "module-rules-without-platform",
    `${api}/modules/cart/a.ts`,
    "../../platform/b.ts",
    `${api}/platform/b.ts`,
    "*.sql.ts",
  ],
  ["module-below-http", `${api}/modules/cart/a.ts`, "../../http/b.ts", `${api}/http/b.ts`, "a code from"],
  [
    "platform-below-modules",
    `${api}/platform/a.ts`,
    "../modules/cart/index.ts",
    `${api}/modules/cart/index.ts`,
    "main.ts",
  ],
  ["back-office-knows-the-contract", `${office}/a.ts`, "../../shop-api/src/b.ts", `${api}/b.ts`, "over HTTP"],
  [
    "nobody-imports-back-office",
    `${app}/a.ts`,
    "../../back-office/src/b.ts",
    `${office}/b.ts`,
    "into a package",
  ],
  ["office-ui-knows-no-shop", `${office}/ui/a.ts`, "../api/b.ts", `${office}/api/b.ts`, "as props"],
  [
    "office-resources-stand-alone",
    `${office}/resources/order/a.ts`,
    "../review/b.ts",
    `${office}/resources/review/b.ts`,
    "list, shell or ui",
  ],
  ["nothing-imports-tests", `${api}/a.ts`, "../test/b.ts", "apps/shop-api/test/b.ts", "test-kit"],
  [
    "tools-and-bench-stay-outside",
    `${api}/a.ts`,
    "../../../tools/src/b.ts",
    "tools/src/b.ts",
    "into a package",
  ],
  ["import-resolves", `${api}/a.ts`, "./nowhere.ts", "", "fix the path"],
] as const;

it.each(sabotage)(
  "%s: refuses %s importing %s and names the right way",
  async (rule, from, specifier, target, words) => {
    if (target !== "") write(target, "export const value = 1;");
    write(from, `import { value } from "${specifier}";\nexport const copy = value;`);
    const found = await findForbiddenImports(root);
    const hit = found.find((each) => each.rule === rule);
    expect(hit && describeForbiddenImport(hit)).toContain(words);
  },
);

it("lets the right ways through", async () => {
  write(`${app}/features/search/public.ts`, "export const value = 1;");
  write(`${app}/features/search/public.server.ts`, "export const value = 1;");
  write(
    `${app}/features/cart/cart.server.ts`,
    `export { value } from "../search/public.server.ts";\nexport type Cart = number;`,
  );
  write(
    `${app}/features/cart/a.tsx`,
    `import { value } from "../search/public.ts";\nimport type { Cart } from "./cart.server.ts";\nexport const cart: Cart = value;`,
  );
  write(
    `${app}/routes/cart.tsx`,
    `import { value } from "../features/cart/cart.server.ts";\nimport { value as own } from "@hearth/contract";\nexport const both = value + own;`,
  );
  write(`${app}/ui/strip.client.ts`, "export const value = 1;\nexport type Strip = number;");
  write(`${app}/ui/strip.tsx`, `import type { Strip } from "./strip.client.ts";\nexport type Own = Strip;`);
  write(
    `${app}/ui/install.client.ts`,
    `import { value } from "./strip.client.ts";\nexport const all = value;`,
  );
  write(`${app}/entry.client.ts`, `import { all } from "./ui/install.client.ts";\nexport const page = all;`);
  write(`${api}/platform/database.ts`, "export type Sql = number;\nexport const open = 1;");
  write(
    `${api}/modules/cart/cart.ts`,
    `import type { Sql } from "../../platform/database.ts";\nexport type Cart = Sql;`,
  );
  write(
    `${api}/modules/cart/cart.sql.ts`,
    `import { open } from "../../platform/database.ts";\nexport const cart = open;`,
  );
  write(`${api}/modules/cart/index.ts`, `export { cart } from "./cart.sql.ts";`);
  write(
    `${api}/http/cart.ts`,
    `import { cart } from "../modules/cart/index.ts";\nexport const endpoint = cart;`,
  );
  expect(await findForbiddenImports(root)).toEqual([]);
});

it("has a sabotage for every rule", () => {
  // In import-circles.test.ts.
  const circles = ["no-cycles", "no-circles-of-types", "no-circles-of-modules"];
  const tried = new Set<string>([...sabotage.map(([rule]) => rule), ...circles]);
  expect(importRules.map(({ name }) => name).filter((name) => !tried.has(name))).toEqual([]);
});
