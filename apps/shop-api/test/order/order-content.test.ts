import { beforeAll, describe, expect, it } from "vitest";
import { address, newGuest } from "../harness/account/account.ts";
import { item } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { guestWith, memberWith, order, readOrders, tryOrder } from "../harness/order/checkout.ts";
import { projectAll } from "../harness/content/project-all.ts";
import { testShop } from "../harness/test-shop.ts";

const bank = {
  BANK_NAME: "Musterbank",
  BANK_IBAN: "DE02120300000000202051",
  BANK_BIC: "BYLADEM1001",
  BANK_HOLDER: "Hearth",
};
const shop = testShop({
  env: bank,
});

describe("an order is kept as it was agreed", () => {
  it("with lines, prices, addresses and methods, whatever changes afterwards", async () => {
    const buyer = await newGuest(shop, {
      shippingAddress: address({ street: "Baustelle 3", company: "Bau GmbH" }),
    });
    await buyer.shopper.add(item("radiator-600-800", 2));
    const placed = await order(shop, buyer, { customerComment: "  Bitte\r\nklingeln " });
    await shop.sql`update customer_address set street = 'Neu 1' where customer_id = ${buyer.id}`;
    await shop.sql`update product_translation set name = 'Anders' where product_id = ${id.product("radiator-600-800")}`;
    const associations = {
      addresses: { associations: { country: {} } },
      billingAddress: {},
      lineItems: { associations: { cover: {} } },
      deliveries: { associations: { shippingMethod: {}, shippingOrderAddress: {} } },
    };
    const [shown] = (await readOrders(shop, buyer.headers, { associations })).orders.elements;
    expect(shown).toMatchObject({
      customerComment: "Bitte\nklingeln",
      billingAddress: { street: "Ofenweg 1" },
      deliveries: [
        {
          shippingOrderAddress: { street: "Baustelle 3", company: "Bau GmbH" },
          shippingMethod: { technicalName: "shipping_parcel" },
        },
      ],
      lineItems: [{ label: placed.lineItems?.[0]?.label, quantity: 2, states: ["is-physical"] }],
    });
    expect(shown?.addresses?.map(({ street }) => street)).toEqual(["Ofenweg 1", "Baustelle 3"]);
    const payload = placed.lineItems?.[0]?.payload;
    expect(payload?.options?.length).toBeGreaterThan(0);
    expect(payload?.hearthProperties?.length).toBeLessThanOrEqual(5);
    expect(payload).toHaveProperty("hearthDeliveryTime");
    expect(placed.deliveries?.[0]?.shippingDateEarliest).toMatch(/^20\d\d-\d\d-\d\dT/);
  });

  it("in the language it was placed in", async () => {
    const buyer = await guestWith(shop, item("hose"));
    const placed = (
      await shop.api.post<{ languageId: string; transactions: { paymentMethod: { name: string } }[] }>(
        "/checkout/order",
        {},
        { ...buyer.headers, "sw-language-id": id.language("en") },
      )
    ).body;
    expect(placed.languageId).toBe(id.language("en"));
    expect(placed.transactions[0]?.paymentMethod.name).toBe("Prepayment");
  });

  it("with bank and reference for money that comes in advance [160]", async () => {
    const placed = await order(shop, await guestWith(shop));
    expect(placed.extensions?.hearthOrder).toMatchObject({
      payment: "deferred",
      bankDetails: { iban: bank.BANK_IBAN, bankName: "Musterbank", reference: placed.orderNumber },
    });
  });

  it("with what was agreed to, under the hash of its wording", async () => {
    const buyer = await guestWith(shop, item("guide"));
    const placed = await order(shop, buyer, { consents: ["terms", "digital-waiver"] });
    const consents = placed.extensions?.hearthOrder?.consents ?? [];
    expect(consents.map(({ kind }) => kind)).toEqual(["terms", "digital-waiver", "withdrawal"]);
    const waiver = consents.find(({ kind }) => kind === "digital-waiver")?.hash;
    const [text] = await shop.sql`select kind, locale from legal_text where hash = ${waiver ?? ""}`;
    expect(text).toEqual({ kind: "digital-waiver", locale: "de-DE" });
    expect(placed.deliveries).toEqual([]);
    expect(placed.shippingTotal).toBe(0);
    expect(placed.lineItems?.[0]?.downloads).toMatchObject([
      { accessGranted: false, media: { fileExtension: "pdf" } },
    ]);
  });

  it("with what the forwarder has to know [77]", async () => {
    const freight = {
      contactName: "Ada",
      phoneNumber: "+49 69 123456",
      access: "truck",
      timeWindow: "morning",
      needsLiftTruck: true,
    };
    const buyer = await guestWith(shop, item("kestrel-6"));
    const bad = await tryOrder(shop, buyer, { freight: { ...freight, access: "boat", contactName: "" } });
    expect(bad.faults).toEqual([
      "400 VIOLATION::IS_BLANK_ERROR /freight/contactName",
      "400 VIOLATION::NO_SUCH_CHOICE_ERROR /freight/access",
    ]);
    const placed = await order(shop, buyer, { freight });
    expect(placed.extensions?.hearthOrder?.freight).toEqual({
      ...freight,
      phoneNumber: "+4969123456",
      note: null,
    });
    const parcel = await order(shop, await guestWith(shop), { freight });
    expect(parcel.extensions?.hearthOrder?.freight).toBeNull();
  });

  it("without the date of birth, which only the payment knows [159]", async () => {
    const buyer = await guestWith(shop);
    await buyer.shopper.choose({ paymentMethodId: id.paymentMethod("invoice") });
    const phone = { phoneNumber: "+49 69 123456" };
    expect((await tryOrder(shop, buyer, phone)).faults).toEqual([
      "400 VIOLATION::IS_BLANK_ERROR /birthdayDay",
    ]);
    const placed = await order(shop, buyer, {
      ...phone,
      birthdayDay: 7,
      birthdayMonth: 5,
      birthdayYear: 1980,
    });
    const [row] = await shop.sql<{ details: object; document: string }[]>`
      select t.details, o.document::text as document from order_transaction t join shop_order o on o.id = t.order_id
      where o.id = ${placed.id}`;
    expect(row?.details).toEqual({ phoneNumber: "+4969123456", birthday: "1980-05-07" });
    expect(row?.document).not.toContain("1980-05");
    expect(JSON.stringify(placed)).not.toContain("1980-05-07");
  });

  it("and a plain client need not know any of it", async () => {
    const buyer = await guestWith(shop);
    await buyer.shopper.choose({ paymentMethodId: id.paymentMethod("invoice") });
    expect((await tryOrder(shop, buyer)).status).toBe(200);
  });
});

describe("who buys decides what is paid", () => {
  it("trade buys net, with the tax on top", async () => {
    const buyer = await memberWith(shop, item("hose", 2));
    await shop.sql`update customer set customer_group_id = ${id.customerGroup("trade")} where id = ${buyer.id}`;
    const cart = await buyer.shopper.read();
    const placed = await order(shop, buyer);
    expect(placed).toMatchObject({
      taxStatus: "net",
      amountTotal: cart.price.totalPrice,
      amountNet: cart.price.netPrice,
    });
    expect(placed.amountTotal).toBeGreaterThan(placed.amountNet);
  });

  it("an order of nothing to pay is paid", async () => {
    await shop.sql`update promotion set discounts = jsonb_set(discounts, '{0,value}', '10000') where id = ${id.promotion("ten-off")}`;
    await shop.services.references.refresh();
    const buyer = await guestWith(shop, item("guide"));
    await buyer.shopper.redeem("TENOFF");
    const placed = await order(shop, buyer);
    expect(placed.amountTotal).toBe(0);
    expect(placed.transactions?.[0]?.stateMachineState?.technicalName).toBe("paid");
    expect(placed.extensions?.hearthOrder?.payment).toBe("paid");
  });

  describe("operators of photovoltaics", () => {
    beforeAll(async () => {
      await shop.sql`update product set tax_id = ${id.tax("standard")}, custom_fields = custom_fields || '{"pvZero": "module"}'
        where id = ${id.product("module-black")}`;
      await projectAll(shop.databaseUrl);
    });

    it("pay no tax on what they declare", async () => {
      const buyer = await guestWith(shop, item("module-black"), item("hose"));
      await buyer.shopper.tell({ taxDeclaration: "operator" });
      const placed = await order(shop, buyer);
      expect(placed.price.calculatedTaxes.map(({ taxRate }) => taxRate)).toEqual([0, 19]);
      expect(placed.lineItems?.[0]).toMatchObject({
        unitPrice: 108.4,
        price: { calculatedTaxes: [{ taxRate: 0, tax: 0 }] },
      });
    });
  });
});
