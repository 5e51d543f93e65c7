import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { buildOpenApi } from "./openapi.ts";
import { failures } from "./protocol-failure.ts";

const document = JSON.stringify(buildOpenApi(), null, 2);

it("is current: run `npm run openapi -w @hearth/site-search` after a change", () => {
  const committed = readFileSync(new URL("../../openapi.generated.json", import.meta.url), "utf8");
  expect(`${document}\n`).toBe(committed);
});

it("describes every way to fail", () => {
  for (const code of Object.keys(failures)) expect(document).toContain(`${code}: `);
});
