import type { Cart } from "@hearth/contract";
import { describe, expect, it } from "vitest";
import { errorsOf, freshToken, goodsOf, item, newShopper, quantitiesOf } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { testShop } from "../harness/test-shop.ts";
import { keyOf } from "../harness/account/session-keys.ts";

const shop = testShop();
const visitor = () => newShopper(shop.api);
const hose = id.product("hose");
const valve = id.product("valve");

describe("an unknown cart", () => {
  it("is an empty one [248]", async () => {
    const token = freshToken();
    const { body, token: echoed } = await shop.api.get<Cart>("/checkout/cart", { "sw-context-token": token });
    expect(echoed).toBe(token);
    expect(body).toMatchObject({
      token,
      lineItems: [],
      price: { netPrice: 0, totalPrice: 0, positionPrice: 0, calculatedTaxes: [] },
      deliveries: [],
      transactions: [],
      errors: [],
    });
  });

  it("is not stored by reading it", async () => {
    const shopper = visitor();
    await shopper.read();
    expect(
      await shop.sql`select from cart where context_key = ${keyOf(shop.sql, shopper.token)}`,
    ).toHaveLength(0);
  });

  it("of a visitor without a token gets one", async () => {
    const { token, body } = await shop.api.post<Cart>("/checkout/cart/line-item", { items: [item("hose")] });
    expect(token).toMatch(/^[A-Za-z0-9]{32}$/);
    expect(body.token).toBe(token);
    const again = await shop.api.get<Cart>("/checkout/cart", { "sw-context-token": token ?? "" });
    expect(goodsOf(again.body)).toHaveLength(1);
  });
});

describe("adding", () => {
  it("puts a line at the end, with one piece if no quantity is said [250]", async () => {
    const shopper = visitor();
    await shopper.add(item("hose", 3));
    const cart = await shopper.add({ type: "product", id: id.product("thermostat") });
    expect(quantitiesOf(cart)).toEqual([
      [hose, 3],
      [id.product("thermostat"), 1],
    ]);
    expect(quantitiesOf(await shopper.read())).toEqual(quantitiesOf(cart));
  });

  it("again adds to the quantity, in one request or in several", async () => {
    const shopper = visitor();
    await shopper.add(item("hose", 3), item("hose", 2));
    expect(quantitiesOf(await shopper.add(item("hose")))).toEqual([[hose, 6]]);
  });

  it("under ids of one's own keeps lines of one product apart [13, 250]", async () => {
    const shopper = visitor();
    const configured = (reference: string) => ({
      type: "product",
      id: `${hose}-configurator-${reference}`,
      referencedId: hose,
      payload: { hearthCartSource: "Configurator", hearthCartReferenceId: reference },
    });
    const cart = await shopper.add(item("hose"), configured("17"), configured("18"), configured("17"));
    expect(
      goodsOf(cart).map(({ referencedId, quantity, payload }) => [
        referencedId,
        quantity,
        payload.hearthCartSource,
        payload.hearthCartReferenceId,
      ]),
    ).toEqual([
      [hose, 1, "Shop", "0"],
      [hose, 2, "Configurator", "17"],
      [hose, 1, "Configurator", "18"],
    ]);
  });

  it("without an id makes a new line each time", async () => {
    const shopper = visitor();
    await shopper.add({ type: "product", referencedId: hose });
    const cart = await shopper.add({ type: "product", referencedId: hose });
    const ids = goodsOf(cart).map((line) => line.id);
    expect(new Set(ids).size).toBe(2);
    expect(goodsOf(cart).map((line) => line.referencedId)).toEqual([hose, hose]);
  });

  it("a family itself leaves it out without a word", async () => {
    const cart = await visitor().add(item("kestrel"), item("hose"));
    expect(quantitiesOf(cart)).toEqual([[hose, 1]]);
    expect(cart.errors).toEqual([]);
  });

  it.each([
    ["an id nothing has", id.unknownId],
    ["a product that is not sold any more", id.product("withdrawn")],
    ["a category", id.category("heating")],
    ["no id at all", "Wärmepumpe"],
    ["an id in capitals", hose.toUpperCase()],
  ])("%s is told and left out", async (_, referencedId) => {
    const shopper = visitor();
    const cart = await shopper.add(item("thermostat"), { type: "product", id: "line", referencedId });
    expect(goodsOf(cart)).toHaveLength(1);
    expect(errorsOf(cart)).toEqual([
      expect.objectContaining({
        key: `product-not-found${referencedId}`,
        messageKey: "product-not-found",
        level: 20,
        block: true,
        parameters: { id: referencedId },
      }),
    ]);
    expect((await shopper.read()).errors).toEqual([]);
  });

  it("another product under a known line id is a conflict", async () => {
    const shopper = visitor();
    await shopper.add(item("hose"));
    const refused = await shopper.tryAdd({ ...item("hose"), referencedId: valve });
    expect(refused.faults).toEqual(["409 CHECKOUT__CART_MIXED_LINE_ITEM_TYPE"]);
    expect(quantitiesOf(await shopper.read())).toEqual([[hose, 1]]);
  });

  it("of something else than products and promotions is refused", async () => {
    for (const type of ["custom", "credit", "container", "discount", "PRODUCT", ""])
      expect((await visitor().tryAdd({ ...item("hose"), type })).faults).toEqual([
        "400 CHECKOUT__CART_LINE_ITEM_TYPE_NOT_SUPPORTED",
      ]);
  });

  it("is all or nothing", async () => {
    const shopper = visitor();
    await shopper.tryAdd(item("hose"), item("thermostat", 0));
    expect(goodsOf(await shopper.read())).toEqual([]);
  });
});

describe("setting", () => {
  it("sets the quantity and does not add [251]", async () => {
    const shopper = visitor();
    await shopper.add(item("hose", 3), item("thermostat"));
    expect(quantitiesOf(await shopper.set(hose, 5))).toEqual([
      [hose, 5],
      [id.product("thermostat"), 1],
    ]);
  });

  it("changes nothing when one of several lines is unknown", async () => {
    const shopper = visitor();
    await shopper.add(item("hose", 3));
    const refused = await shopper.trySet({ id: hose, quantity: 5 }, { id: "nobody", quantity: 1 });
    expect(refused.faults).toEqual(["404 CHECKOUT__CART_LINE_ITEM_NOT_FOUND"]);
    expect(quantitiesOf(await shopper.read())).toEqual([[hose, 3]]);
  });

  it.each([0, -1, 1.5, 1e9])("refuses the quantity %d [219]", async (quantity) => {
    const shopper = visitor();
    await shopper.add(item("hose", 3));
    expect((await shopper.trySet({ id: hose, quantity })).faults[0]).toMatch(
      /^400 CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY/,
    );
    expect((await shopper.tryAdd(item("hose", quantity))).faults[0]).toMatch(
      /^400 CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY/,
    );
    expect(quantitiesOf(await shopper.read())).toEqual([[hose, 3]]);
  });
});
