import type { ContactMessageHead, ListPage } from "@hearth/admin-contract";
import { expect, it } from "vitest";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const admin = testAdmin(shop);

it("a list counts to ten thousand and says that there are more", async () => {
  const { client } = await admin.worker("service");
  const read = async () => (await client.ask<ListPage<ContactMessageHead>>("listContactMessages")).body;
  await shop.sql`
    insert into contact_message (id, sales_channel_id, language_id, received_at, name, email, subject, message)
    select gen_random_uuid(), c.id, c.language_id, now(), 'Ada', 'ada@example.com', 'Frage', 'Passt das?'
    from generate_series(1, 10000), (select * from sales_channel limit 1) c`;
  expect(await read()).toMatchObject({ total: 10_000, isTotalAtLeast: false });
  await shop.sql`
    insert into contact_message (id, sales_channel_id, language_id, received_at, name, email, subject, message)
    select gen_random_uuid(), c.id, c.language_id, now(), 'Bea', 'bea@example.com', 'Frage', 'Und das?'
    from (select * from sales_channel limit 1) c`;
  expect(await read()).toMatchObject({ total: 10_000, isTotalAtLeast: true });
});
