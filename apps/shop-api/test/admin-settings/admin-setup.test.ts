import type { ShopSetup } from "@hearth/admin-contract";
import { expect, it } from "vitest";
import type { AdminClient } from "../harness/admin/admin-client.ts";
import { company, settingRequests } from "../harness/admin/admin-setting-requests.ts";
import { bankEnv } from "../harness/order/confirmations.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const admin = testAdmin(shop);

const done = async (client: AdminClient) =>
  (await client.ask<ShopSetup>("readSetup")).body.steps.flatMap(({ step, isDone }) => (isDone ? [step] : []));

it("a demo shop lacks everything of its own; each step counts once its data are there", async () => {
  const owner = await admin.worker("owner");
  const { client } = owner;
  // Without a provider and an account nobody can pay.
  await shop.sql`update payment_method set active = technical_name = 'payment_prepayment'`;
  await shop.services.references.refresh();
  expect(await done(client)).toEqual([]);

  const input = { version: 1, company: { ...company, bank: { ...company.bank, iban: bankEnv.BANK_IBAN } } };
  expect((await client.ask("changeCompany", { input })).status).toBe(200);
  await shop.services.references.refresh();
  expect(await done(client)).toEqual(["company", "payment"]);

  const world = { shop, admin, who: owner };
  await client.ask("changeShippingTariff", await settingRequests.changeShippingTariff(world));
  expect(await done(client)).toEqual(["company", "shipping", "payment"]);

  // A plan without a rate changes nothing.
  await client.ask("planTax", await settingRequests.planTax(world));
  expect(await done(client)).toEqual(["company", "shipping", "payment"]);
  const { body } = await client.ask<ShopSetup>("confirmSetup", { input: { step: "taxes" } });
  expect(body.steps).toContainEqual({ step: "taxes", isDone: true });
  await shop.sql`delete from setup_confirmation`;
  expect(await done(client)).toEqual(["company", "shipping", "payment"]);
  await shop.sql`update tax set changed_at = now() where id = ${id.tax("standard")}`;
  expect(await done(client)).toEqual(["company", "taxes", "shipping", "payment"]);

  for (const page of ["terms", "withdrawal", "privacy", "imprint"])
    // oxlint-disable-next-line no-await-in-loop -- four rows
    await shop.sql`insert into legal_page_version (page, number, texts, valid_from, staff_id, staff)
      values (${page}, 2, '{}', now() + (${page === "imprint" ? 1 : 0} * interval '1 day'), ${owner.id}, 'a')`;
  expect(await done(client)).not.toContain("legal");
  await shop.sql`insert into legal_page_version (page, number, texts, valid_from, staff_id, staff)
    values ('imprint', 3, '{}', now(), ${owner.id}, 'a')`;
  expect(await done(client)).toContain("legal");

  await shop.sql`update product set added_at = now() where product_number = (
    select product_number from product where active and parent_id is null limit 1)`;
  await admin.worker("orders");
  expect(await done(client)).toEqual([
    "company",
    "legal",
    "taxes",
    "shipping",
    "payment",
    "product",
    "colleague",
  ]);
});
