import { randomBytes } from "node:crypto";
import { Client } from "@opensearch-project/opensearch";
import { afterAll, expect, it } from "vitest";
import { createOpenSearchCatalogIndex } from "../src/index.ts";
import { entry, german } from "./entry-builder.ts";

const node = process.env["TEST_OPENSEARCH_URL"];
if (!node) throw new Error("TEST_OPENSEARCH_URL is not set");
const client = new Client({ node });
const prefix = `test${randomBytes(6).toString("hex")}`;

afterAll(async () => {
  await client.indices.delete({ index: `${prefix}-*` });
  await client.close();
});

async function indexNames(): Promise<string[]> {
  const { body } = await client.cat.indices({ index: `${prefix}-*`, h: ["index"], format: "json" });
  return body.map(({ index = "" }) => index.replace(/\..*/, "")).toSorted();
}

async function* endsInTheMiddle() {
  yield entry("one");
  throw new Error("the shop was stopped");
}

it("a rebuild takes with it what earlier ones left, and nothing of a shop whose prefix begins alike", async () => {
  const index = createOpenSearchCatalogIndex(client, prefix);
  const neighbour = createOpenSearchCatalogIndex(client, `${prefix}-other`);
  await neighbour.bulkLoad([entry("neighbour")]);
  await index.bulkLoad([entry("one")]);
  await expect(index.bulkLoad(endsInTheMiddle())).rejects.toThrow("the shop was stopped");
  const own = `${prefix}-${german.id}`;
  const other = `${prefix}-other-${german.id}`;
  expect(await indexNames()).toEqual([own, own, other].toSorted());
  await index.bulkLoad([entry("one"), entry("two")]);
  expect(await indexNames()).toEqual([own, other].toSorted());
});
