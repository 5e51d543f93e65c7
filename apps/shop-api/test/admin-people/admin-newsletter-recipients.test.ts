import type { AdminNewsletterRecipient, ListPage } from "@hearth/admin-contract";
import { expect, it } from "vitest";
import { newEmail } from "../harness/account/account.ts";
import { askFor, newReader, recipient } from "../harness/account/newsletter.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const admin = testAdmin(shop);

it("readers are listed with their state and leave at their wish; the proof of consent stays, a bare request goes", async () => {
  const reader = await newReader(shop);
  const asking = newEmail();
  await askFor(shop, asking);
  const { client } = await admin.worker("service");
  const list = async (search: string) =>
    (await client.ask<ListPage<AdminNewsletterRecipient>>("listNewsletterRecipients", { input: { search } }))
      .body.items;
  const [known] = await list(reader.toUpperCase());
  const [waiting] = await list(asking);
  expect([known?.status, waiting?.status]).toEqual(["optIn", "notSet"]);
  for (const each of [known, waiting]) {
    const { status } = await client.ask("unsubscribeRecipient", { params: { id: each?.id ?? "" } });
    expect(status).toBe(204);
  }
  expect((await list(reader))[0]).toMatchObject({ status: "optOut", name: null });
  expect((await recipient(shop, reader))?.evidence).toMatchObject({
    confirmed: {},
    left: { isByStaff: true },
  });
  expect(await list(asking)).toEqual([]);
  const again = await client.ask("unsubscribeRecipient", { params: { id: waiting?.id ?? "" } });
  expect(again.faults).toEqual(["404 FRAMEWORK__ENTITY_NOT_FOUND"]);
});
