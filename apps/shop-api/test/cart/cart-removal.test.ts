import type { Cart } from "@hearth/contract";
import { describe, expect, it } from "vitest";
import { goodsOf, item, newShopper, quantitiesOf } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const visitor = () => newShopper(shop.api);
const hose = id.product("hose");

describe("removing", () => {
  const path = "/checkout/cart/line-item";
  const filled = async () => {
    const shopper = visitor();
    await shopper.add(item("hose"), item("thermostat"), item("module-white"));
    return shopper;
  };
  const left = [[id.product("module-white"), 1]];
  const ids = [hose, id.product("thermostat")];

  it("takes lines away [252]", async () => {
    const shopper = await filled();
    expect(quantitiesOf(await shopper.remove(...ids))).toEqual(left);
    expect(quantitiesOf(await shopper.read())).toEqual(left);
  });

  it("by DELETE, with ids in the query as PHP and as others write them [252]", async () => {
    for (const query of [`ids[]=${ids[0]}&ids[]=${ids[1]}`, `ids=${ids[0]}&ids=${ids[1]}`]) {
      const { headers } = await filled();
      const { body } = await shop.api.delete<Cart>(`${path}?${query}`, undefined, headers);
      expect(quantitiesOf(body)).toEqual(left);
    }
  });

  it("by DELETE, with ids in the body [252]", async () => {
    const { headers } = await filled();
    const { body } = await shop.api.delete<Cart>(path, { ids }, headers);
    expect(quantitiesOf(body)).toEqual(left);
  });

  it("an unknown line is refused, and so is the rest of the request", async () => {
    const shopper = await filled();
    expect((await shopper.tryRemove(hose, "nobody")).faults).toEqual([
      "404 CHECKOUT__CART_LINE_ITEM_NOT_FOUND",
    ]);
    expect(goodsOf(await shopper.read())).toHaveLength(3);
  });

  it("the cart empties it: lines, codes, and what was said about delivery and tax", async () => {
    const shopper = await filled();
    await shopper.redeem("FIVE");
    await shopper.tell({ zipcode: "18565", customerComment: "Danke", taxDeclaration: "operator" });
    const { status, token } = await shop.api.delete("/checkout/cart", undefined, shopper.headers);
    expect([status, token]).toEqual([204, shopper.token]);
    const cart = await shopper.add(item("hose"));
    expect(cart.lineItems).toHaveLength(1);
    expect(cart).toMatchObject({
      customerComment: null,
      extensions: { hearthDelivery: { zipcode: null }, hearthTax: { declaration: "none" } },
    });
  });
});

describe("a cart", () => {
  it("of another session is not reached by line ids", async () => {
    const mine = visitor();
    await mine.add(item("hose"));
    const other = visitor();
    expect((await other.trySet({ id: hose, quantity: 9 })).status).toBe(404);
    expect((await other.tryRemove(hose)).status).toBe(404);
    expect(quantitiesOf(await mine.read())).toEqual([[hose, 1]]);
  });

  it("takes 100 lines at once and 250 in all", async () => {
    const shopper = visitor();
    const lines = (from: number, count: number) =>
      Array.from({ length: count }, (_, n) => item("hose", 1, { id: `line-${from + n}` }));
    expect((await shopper.tryAdd(...lines(0, 101))).faults).toEqual([
      "400 FRAMEWORK__INVALID_REQUEST_PARAMETER /items",
    ]);
    await shopper.add(...lines(0, 100));
    await shopper.add(...lines(100, 100));
    expect((await shopper.tryAdd(...lines(200, 51))).faults).toEqual([
      "400 FRAMEWORK__INVALID_REQUEST_PARAMETER /items",
    ]);
    expect(goodsOf(await shopper.add(...lines(200, 50)))).toHaveLength(250);
    expect((await shopper.tryAdd(item("valve"))).status).toBe(400);
    // A line that is there already may grow.
    expect((await shopper.add(item("hose", 1, { id: "line-7" }))).price.positionPrice).toBeGreaterThan(0);
  });

  it("remembers a comment and a postcode, and forgets what is taken back", async () => {
    const shopper = visitor();
    await shopper.add(item("hose"));
    expect(await shopper.tell({ customerComment: " Bitte klingeln ", zipcode: " 18565 " })).toMatchObject({
      customerComment: "Bitte klingeln",
      extensions: { hearthDelivery: { zipcode: "18565" } },
    });
    expect(await shopper.tell({ zipcode: null })).toMatchObject({
      customerComment: "Bitte klingeln",
      extensions: { hearthDelivery: { zipcode: null } },
    });
    expect(await shopper.tell({ customerComment: "" })).toMatchObject({ customerComment: null });
  });

  it("answers only the fields that are asked for", async () => {
    const shopper = visitor();
    await shopper.add(item("hose"));
    const { body } = await shop.api.get(
      "/checkout/cart?includes[cart][]=price&includes[cart_price][]=totalPrice",
      shopper.headers,
    );
    expect(body).toEqual({ price: { totalPrice: 124.9, apiAlias: "cart_price" }, apiAlias: "cart" });
  });
});
