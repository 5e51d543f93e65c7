import type { AuditEntry, ListPage } from "@hearth/admin-contract";
import type { CustomerExport } from "@hearth/contract";
import { beforeAll, expect, it } from "vitest";
import { mailsTo, newGuest, newMember, PASSWORD, tryLogin, whoIs } from "../harness/account/account.ts";
import type { AdminClient } from "../harness/admin/admin-client.ts";
import { item } from "../harness/order/cart.ts";
import { order } from "../harness/order/checkout.ts";
import { insertContactMessage } from "../harness/content/given-contact.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";

/* Somebody asks by telephone or letter for what the shop knows of them, or to be forgotten (GDPR articles 15, 17, 20). */
const shop = testShop();
const admin = testAdmin(shop);
let owner: AdminClient;
beforeAll(async () => {
  ({ client: owner } = await admin.worker("owner"));
});

const records = async (object: string) =>
  (await owner.ask<ListPage<AuditEntry>>("listAudit", { input: { filter: { object } } })).body.items;

async function buyer() {
  const member = await newMember(shop);
  await member.shopper.add(item("hose"));
  return { ...member, placed: await order(shop, member) };
}

it("the file has what the account page would give them, and no secrets; that it was made is on record", async () => {
  const member = await buyer();
  await insertContactMessage(shop.sql, { email: member.email, subject: "Wo bleibt es?" });
  const { body } = await owner.ask<{ fileName: string; mimeType: string; content: string }>(
    "exportCustomer",
    { params: { id: member.id } },
  );
  expect(body).toMatchObject({
    fileName: expect.stringMatching(/^customer-\d+\.json$/),
    mimeType: "application/json",
  });
  const text = Buffer.from(body.content, "base64").toString();
  const held = JSON.parse(text) as CustomerExport;
  const own = await shop.api.post<CustomerExport>("/hearth/account/export", {}, member.headers);
  expect({ ...held, exportedAt: "" }).toEqual({ ...own.body, exportedAt: "" });
  expect(held.orders).toHaveLength(1);
  expect(held.messages).toMatchObject([
    { subject: "Wo bleibt es?", pictures: [Buffer.from("picture").toString("base64")] },
  ]);
  expect(text).not.toMatch(/argon2|password|token_hash/i);
  expect(text).not.toContain(member.token);
  const [record] = await records(member.id);
  expect(record).toMatchObject({ action: "exportCustomer", resource: "personal-data", before: null });
  expect(JSON.stringify(record?.after)).not.toMatch(new RegExp(`${member.email}|Brenner`));
});

it("who is erased is gone with mails and messages; orders and their documents stay", async () => {
  const member = await buyer();
  await insertContactMessage(shop.sql, { email: member.email });
  await shop.sql`update mail set sent_at = now() where recipient = ${member.email}`;
  const [{ version } = { version: 0 }] = await shop.sql<
    { version: number }[]
  >`select version from customer where id = ${member.id}`;
  const erase = () => owner.ask("eraseCustomer", { params: { id: member.id }, input: { version } });
  expect((await erase()).status).toBe(204);
  expect(await whoIs(shop, member.token)).toBeNull();
  expect((await tryLogin(shop, member.email, { password: PASSWORD })).status).toBe(401);
  expect((await mailsTo(shop, member.email)).map((mail) => mail.template)).toEqual(["account-deleted"]);
  expect(await shop.sql`select from contact_message where email = ${member.email}`).toHaveLength(0);
  const [kept] = await shop.sql`select customer_id, order_number, document is not null as is_whole
    from shop_order where id = ${member.placed.id}`;
  expect(kept).toEqual({ customer_id: null, order_number: member.placed.orderNumber, is_whole: true });
  const found = await owner.ask<{ number: string }>("readOrder", { params: { id: member.placed.id } });
  expect(found.body.number).toBe(member.placed.orderNumber);
  expect((await erase()).faults).toEqual(["404 FRAMEWORK__ENTITY_NOT_FOUND"]);
  const [record] = await records(member.id);
  expect(record).toMatchObject({ action: "eraseCustomer", before: { orderCount: 1 } });
  const tables = await shop.sql`select from staff_audit a where a::text ilike ${`%${member.email}%`}`;
  expect(tables).toHaveLength(0);
});

it("somebody who changed since is not erased unseen", async () => {
  const { id } = await newMember(shop);
  await shop.sql`update customer set last_name = 'Anders' where id = ${id}`;
  const answer = await owner.ask("eraseCustomer", { params: { id }, input: { version: 1 } });
  expect(answer.faults).toEqual(["409 ADMIN__CHANGED_MEANWHILE"]);
});

it("a guest is gone without a mail: the address may be somebody else's", async () => {
  const guest = await newGuest(shop);
  const { status } = await owner.ask("eraseCustomer", { params: { id: guest.id }, input: { version: 1 } });
  expect([status, await mailsTo(shop, guest.email)]).toEqual([204, []]);
});

it("messages under an address that the account has not proven are neither told nor erased", async () => {
  const { id, email } = await newMember(shop);
  await shop.sql`update customer set double_opt_in = false, opt_in_confirmed_at = null where id = ${id}`;
  await insertContactMessage(shop.sql, { email });
  const file = await owner.ask<{ content: string }>("exportCustomer", { params: { id } });
  const held = JSON.parse(Buffer.from(file.body.content, "base64").toString()) as CustomerExport;
  expect(held.messages).toEqual([]);
  void (await owner.ask("eraseCustomer", { params: { id }, input: { version: 1 } })).body;
  expect(await shop.sql`select from contact_message where email = ${email}`).toHaveLength(1);
});

it.each(["service", "read-only"] as const)("the role %s neither takes out nor erases", async (role) => {
  const { id } = await newMember(shop);
  const { client } = await admin.worker(role);
  const answers = [
    await client.ask("exportCustomer", { params: { id } }),
    await client.ask("eraseCustomer", { params: { id }, input: { version: 1 } }),
  ];
  expect(answers.map(({ faults }) => faults)).toEqual([
    ["403 ADMIN__NOT_ALLOWED"],
    ["403 ADMIN__NOT_ALLOWED"],
  ]);
});
