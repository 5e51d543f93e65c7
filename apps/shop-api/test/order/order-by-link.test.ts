import { describe, expect, it } from "vitest";
import { fromElsewhere, newMember } from "../harness/account/account.ts";
import { guestWith, order, readOrders } from "../harness/order/checkout.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();

const ZIPCODE = "60314";
const WRONG = ["403 CHECKOUT__GUEST_WRONG_CREDENTIALS"];
const link = (deepLinkCode: string) => ({
  filter: [{ type: "equals", field: "deepLinkCode", value: deepLinkCode }],
});

async function lostOrder() {
  const buyer = await guestWith(shop);
  return { email: buyer.email, placed: await order(shop, buyer) };
}

describe("an order is found by its link, e-mail and postal code", () => {
  it("without a session, written as people write", async () => {
    const { email, placed } = await lostOrder();
    const body = { ...link(placed.deepLinkCode), email: ` ${email.toUpperCase()}`, zipcode: "603 14" };
    const { orders } = await readOrders(shop, fromElsewhere(), { ...body, associations: { lineItems: {} } });
    expect(orders.elements.map(({ id, lineItems }) => [id, lineItems?.length])).toEqual([[placed.id, 1]]);
  });

  it("shows nothing but this order, and only while both filter and proof hold", async () => {
    const { email, placed } = await lostOrder();
    const body = { ...link(placed.deepLinkCode), email, zipcode: ZIPCODE, ids: ["0".repeat(32)] };
    expect((await readOrders(shop, fromElsewhere(), body)).orders.elements).toEqual([]);
  });

  it("answers everything that is wrong alike", async () => {
    const { email, placed } = await lostOrder();
    const ask = async (body: object) => (await shop.api.post("/order", body, fromElsewhere())).faults;
    const known = link(placed.deepLinkCode);
    expect(await ask({ ...known, email: "other@example.com", zipcode: ZIPCODE })).toEqual(WRONG);
    expect(await ask({ ...known, email, zipcode: "10115" })).toEqual(WRONG);
    expect(await ask({ ...link("0".repeat(32)), email, zipcode: ZIPCODE })).toEqual(WRONG);
    expect(await ask({ ...link("nonsense"), email, zipcode: ZIPCODE })).toEqual(WRONG);
    expect(await ask(known)).toEqual(["403 CHECKOUT__GUEST_NOT_AUTHENTICATED"]);
    expect(await ask({ email, zipcode: ZIPCODE })).toEqual(["403 CHECKOUT__CUSTOMER_NOT_LOGGED_IN"]);
  });

  it("stops 30 days after the last change", async () => {
    const { email, placed } = await lostOrder();
    const body = { ...link(placed.deepLinkCode), email, zipcode: ZIPCODE };
    await shop.sql`update shop_order set updated_at = now() - interval '29 days' where id = ${placed.id}`;
    expect((await shop.api.post("/order", body, fromElsewhere())).status).toBe(200);
    await shop.sql`update shop_order set updated_at = now() - interval '31 days' where id = ${placed.id}`;
    expect((await shop.api.post("/order", body, fromElsewhere())).faults).toEqual(WRONG);
  });

  it("works beside a session of somebody else", async () => {
    const { email, placed } = await lostOrder();
    const { headers } = await newMember(shop);
    const body = { ...link(placed.deepLinkCode), email, zipcode: ZIPCODE };
    expect((await readOrders(shop, headers, body)).orders.elements[0]?.id).toBe(placed.id);
    expect((await readOrders(shop, headers, link(placed.deepLinkCode))).orders.elements).toEqual([]);
  });
});

describe("the link is found again by number, e-mail and postal code", () => {
  const find = (body: object, headers = fromElsewhere()) =>
    shop.api.post<{ deepLinkCode: string }>("/hearth/order/find", body, headers);

  it("by whoever knows all three", async () => {
    const { email, placed } = await lostOrder();
    const { orderNumber } = placed;
    const found = await find({ orderNumber, email, zipcode: ZIPCODE });
    expect(found.body.deepLinkCode).toBe(placed.deepLinkCode);
    expect((await find({ orderNumber, email, zipcode: "10115" })).faults).toEqual(WRONG);
    expect((await find({ orderNumber: "9", email, zipcode: ZIPCODE })).faults).toEqual(WRONG);
  });

  it("makes people who guess wait", async () => {
    const { email, placed } = await lostOrder();
    const home = fromElsewhere();
    const guess = (n: number) => find({ orderNumber: String(n), email, zipcode: ZIPCODE }, home);
    for (let n = 0; n < 10; n++) expect((await guess(n)).faults).toEqual(WRONG);
    const limited = await guess(10);
    expect(limited.faults).toEqual(["429 FRAMEWORK__RATE_LIMIT_EXCEEDED"]);
    const right = { orderNumber: placed.orderNumber, email, zipcode: ZIPCODE };
    expect((await find(right, home)).status).toBe(429);
    // The mailbox is guarded wherever the guesses come from.
    expect((await find(right)).status).toBe(429);
  });
});
