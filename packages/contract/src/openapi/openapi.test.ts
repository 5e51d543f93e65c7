import { readFileSync } from "node:fs";
import Type from "typebox";
import { expect, it } from "vitest";
import { buildOpenApi } from "./openapi.ts";
import { createNamedSchemas } from "../schema/named-schemas.ts";

const document = buildOpenApi();

it("is current: run `node packages/contract/src/openapi/write-openapi.ts` after a change", () => {
  const committed = readFileSync(new URL("../../openapi.generated.json", import.meta.url), "utf8");
  expect(`${JSON.stringify(document, null, 2)}\n`).toBe(committed);
});

it("refers only to components that exist", () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
  const components: Record<string, object> = document.components;
  expect(references.length).toBeGreaterThan(100);
  for (const [, kind = "", name = ""] of references)
    expect(Object.keys(components[kind] ?? {})).toContain(name);
  expect(JSON.stringify(document).match(/"\$ref":"[^#]/)).toBeNull();
});

it("gives every operation an id of its own", () => {
  const ids = [...JSON.stringify(document.paths).matchAll(/"operationId":"(\w+)"/g)].map(([, id]) => id);
  expect(ids).toContain("readProductDetail");
  expect(ids).toContain("readProductDetailGet");
  expect(new Set(ids).size).toBe(ids.length);
});

it("refuses two schemas of one name", () => {
  const components = createNamedSchemas("#/components/schemas/");
  components.convert(Type.Object({ a: Type.String() }, { title: "Thing" }));
  expect(() => components.convert(Type.Object({ a: Type.Number() }, { title: "Thing" }))).toThrow("Thing");
});
