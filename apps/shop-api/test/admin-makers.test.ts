import type { Maker, ProductChoices } from "@hearth/admin-contract";
import { expect, it } from "vitest";
import { maker } from "./harness/admin-catalogue-requests.ts";
import { eventually } from "./harness/eventually.ts";
import { testAdmin } from "./harness/test-admin.ts";
import { testShop } from "./harness/test-shop.ts";
import { testWorker } from "./harness/test-worker.ts";

const shop = testShop();
const admin = testAdmin(shop);
testWorker(shop);

it("a maker is kept in the shape of the files, and products can be theirs soon", async () => {
  const { client } = await admin.worker("catalogue");
  const made = (await client.ask<Maker>("createManufacturer", { input: maker })).body;
  const [row] = await shop.sql<{ fields: object; texts: Record<string, object> }[]>`
    select custom_fields as fields, texts from manufacturer where id = ${made.id}`;
  const { street, zip, city, country, email } = maker;
  expect(row?.fields).toEqual({ address: { street, zip, city, country, email }, weee: "DE 12345678" });
  expect(Object.values(row?.texts ?? {})).toContainEqual({
    name: "Nordwerk Husum",
    description: "Aus Husum",
  });
  await eventually(async () => {
    const { body } = await client.ask<ProductChoices>("readProductChoices");
    expect(body.manufacturers).toContainEqual({ id: made.id, name: "Nordwerk Husum" });
  }, 60_000);
});

it.each([
  ["email", { email: "a@b" }],
  ["country", { country: "XX" }],
  ["mediaId", { mediaId: "0".repeat(32) }],
])("a wrong %s is refused", async (field, more) => {
  const { client } = await admin.worker("catalogue");
  const { faults } = await client.ask("createManufacturer", { input: { ...maker, ...more } });
  expect(faults).toEqual([`400 FRAMEWORK__INVALID_REQUEST_PARAMETER /${field}`]);
});
