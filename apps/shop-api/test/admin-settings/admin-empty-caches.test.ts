import type { Country, EntitySearchResult } from "@hearth/contract";
import { expect, it } from "vitest";
import { expectToReach } from "../harness/content/expect-to-reach.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";
import { testWorker } from "../harness/test-worker.ts";

const shop = testShop();
const admin = testAdmin(shop);
testWorker(shop);

it("what no notice told of is seen once the caches are emptied", async () => {
  const { client } = await admin.worker("owner");
  const countries = async () =>
    (await shop.api.post<EntitySearchResult<Country>>("/country")).body.elements.map(({ iso }) => iso);
  // As if a notice had been lost: the row changes and nobody hears of it.
  await shop.sql.begin(async (tx) => {
    await tx`alter table country disable trigger user`;
    await tx`update country set active = false where iso = 'CH'`;
    await tx`alter table country enable trigger user`;
  });
  await expectToReach({
    read: countries,
    from: ["DE", "PL", "CH"],
    change: async () => expect((await client.ask("emptyCaches")).status).toBe(204),
    to: ["DE", "PL"],
  });
});
