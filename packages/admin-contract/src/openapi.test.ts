import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { buildAdminOpenApi } from "./openapi.ts";

const document = buildAdminOpenApi();

it("is current: run `node packages/admin-contract/src/write-openapi.ts` after a change", () => {
  const committed = readFileSync(new URL("../openapi.generated.json", import.meta.url), "utf8");
  expect(`${JSON.stringify(document, null, 2)}\n`).toBe(committed);
});

it("refers only to components that exist", () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
  expect(references.length).toBeGreaterThan(50);
  for (const [, name = ""] of references) expect(Object.keys(document.components.schemas)).toContain(name);
});
