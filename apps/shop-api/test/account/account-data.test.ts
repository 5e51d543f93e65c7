import type { CustomerExport } from "@hearth/contract";
import { describe, expect, it } from "vitest";
import { mailsTo, newGuest, newMember, tryLogin, whoIs } from "../harness/account/account.ts";
import { item } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { order } from "../harness/order/checkout.ts";
import { testShop } from "../harness/test-shop.ts";

/* What the shop knows about a person can be had, and be gone (GDPR articles 15, 17, 20). */
const shop = testShop();
const CANARY = "Kanarienvogel";

async function knownEverywhere() {
  const member = await newMember(shop, {
    firstName: CANARY,
    lastName: CANARY,
    company: CANARY,
    shippingAddress: { street: CANARY, zipcode: "60314", city: CANARY, countryId: id.country("de") },
  });
  await member.shopper.add(item("hose", 2));
  await shop.sql`insert into wishlist_product (customer_id, product_id) values (${member.id}, ${id.product("hose")})`;
  await shop.sql`insert into customer_identity (provider, subject, customer_id) values ('google', ${member.id}, ${member.id})`;
  await shop.sql`insert into product_review (id, product_id, language_id, customer_id, external_user, title, content, points, status)
    values (gen_random_uuid(), ${id.product("hose")}, ${id.language("de")}, ${member.id}, ${CANARY}, 'Gut', 'Tut, was er soll', 5, true)`;
  await shop.sql`update mail set sent_at = now() where recipient = ${member.email}`;
  return member;
}

it("the export has everything but secrets", async () => {
  const member = await knownEverywhere();
  const { body } = await shop.api.post<CustomerExport>("/hearth/account/export", {}, member.headers);
  expect(body).toMatchObject({
    customer: { email: member.email, firstName: CANARY },
    addresses: [{ city: "Frankfurt" }, { city: CANARY }],
    identities: [{ provider: "google", subject: member.id }],
    sessions: [{ browser: null, system: null }],
    wishlist: [{ productId: id.product("hose") }],
    cart: [{ quantity: 2 }],
    reviews: [{ title: "Gut", points: 5 }],
    newsletter: null,
    mails: [{ template: "register-confirm" }, { template: "welcome" }],
  });
  expect(JSON.stringify(body)).not.toMatch(/argon2|password/i);
  expect(JSON.stringify(body)).not.toContain(member.token);
});

it("the export has the orders, and what was told for their payment", async () => {
  const member = await newMember(shop);
  await member.shopper.add(item("hose"));
  await member.shopper.choose({ paymentMethodId: id.paymentMethod("invoice") });
  const placed = await order(shop, member, {
    phoneNumber: "+4969123456",
    birthdayDay: 7,
    birthdayMonth: 5,
    birthdayYear: 1980,
  });
  const { body } = await shop.api.post<CustomerExport>("/hearth/account/export", {}, member.headers);
  expect(body.orders).toMatchObject([
    {
      state: "open",
      order: { orderNumber: placed.orderNumber },
      payments: [{ state: "open", phoneNumber: "+4969123456", birthday: "1980-05-07" }],
    },
  ]);
});

describe("after deletion", () => {
  it("an order stays without its customer, and can be found by number, e-mail and postal code only", async () => {
    const member = await newMember(shop);
    await member.shopper.add(item("hose"));
    await member.shopper.redeem("ONCE");
    const placed = await order(shop, member);
    expect((await shop.api.delete("/account/customer", undefined, member.headers)).status).toBe(204);
    const [row] = await shop.sql`select customer_id, order_number from shop_order where id = ${placed.id}`;
    expect(row).toEqual({ customer_id: null, order_number: placed.orderNumber });
    const redeemed =
      await shop.sql`select customer_id from promotion_redemption where order_id = ${placed.id}`;
    expect([...redeemed]).toEqual([{ customer_id: null }]);
    const found = await shop.api.post("/hearth/order/find", {
      orderNumber: placed.orderNumber,
      email: member.email,
      zipcode: "60314",
    });
    expect(found.body).toMatchObject({ deepLinkCode: placed.deepLinkCode });
  });

  it("nothing personal is left anywhere in the database but the mail that says so", async () => {
    const member = await knownEverywhere();
    const answer = await shop.api.delete("/account/customer", undefined, member.headers);
    expect(answer.status).toBe(204);
    expect(answer.token).not.toBe(member.token);
    expect(await whoIs(shop, member.token)).toBeNull();
    expect((await tryLogin(shop, member.email)).status).toBe(401);
    expect((await mailsTo(shop, member.email)).map((mail) => mail.template)).toEqual(["account-deleted"]);
    await shop.sql`delete from mail where recipient = ${member.email}`;
    expect(await tablesWith(member.email)).toEqual([]);
    expect(await tablesWith(member.id)).toEqual(["graphile_worker._private_jobs"]);
    expect(await tablesWith(member.token)).toEqual([]);
  });

  it("a review stays without its author", async () => {
    const member = await knownEverywhere();
    const [review] = await shop.sql<
      { id: string }[]
    >`select id from product_review where customer_id = ${member.id}`;
    await shop.api.delete("/account/customer", undefined, member.headers);
    expect(
      await shop.sql`select customer_id, external_user from product_review where id = ${review?.id ?? ""}`,
    ).toEqual([{ customer_id: null, external_user: null }]);
  });

  it("a guest is gone too, and nobody whose address the guest has used hears of it", async () => {
    const member = await newMember(shop);
    const guest = await newGuest(shop, { email: member.email });
    const mails = await mailsTo(shop, member.email);
    expect((await shop.api.delete("/account/customer", undefined, guest.headers)).status).toBe(204);
    expect(await shop.sql`select from customer where id = ${guest.id}`).toHaveLength(0);
    expect(await whoIs(shop, member.token)).toBe(member.email);
    expect(await mailsTo(shop, member.email)).toEqual(mails);
  });
});

/** Every table in which a text occurs, whatever the column. */
async function tablesWith(text: string): Promise<string[]> {
  const dashed = text.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  const tables = await shop.sql<{ name: string }[]>`
    select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'graphile_worker')`;
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await shop.sql.unsafe(`select from ${name} t where t::text ilike any($1) limit 1`, [
      [`%${text}%`, `%${dashed}%`],
    ]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}
