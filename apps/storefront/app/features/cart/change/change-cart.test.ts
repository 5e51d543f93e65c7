import type { Cart, CartError } from "@hearth/contract";
import { describe, expect, it } from "vitest";
import type { ShopClient } from "../../../platform/shop/client/shop-client.server.ts";
import { ShopApiError } from "../../../platform/shop/client/shop-error.ts";
import type { CartCommand } from "./cart-command.ts";
import { changeCart } from "./change-cart.server.ts";

const product = "019b76daa80070c980e6c0d732e5fec9";

function cart(messageKeys: string[] = []): Cart {
  const errors = messageKeys.map((messageKey) => [messageKey, { messageKey, parameters: { name: "X" } }]);
  return {
    lineItems: [{ id: product, label: "Pumpe", good: true }],
    price: { calculatedTaxes: [{ taxRate: 19 }] },
    errors: Object.fromEntries(errors) as Record<string, CartError>,
  } as unknown as Cart;
}

/** A shop that notes what it is asked; the first call fails where an error is given. */
function shopWith(answer: Cart, error?: Error) {
  const calls: [string, unknown][] = [];
  const act = (operation: string, input?: { body?: unknown }) => {
    calls.push([operation, input?.body]);
    return error && calls.length === 1 ? Promise.reject(error) : Promise.resolve(answer);
  };
  return { calls, shop: { act } as unknown as ShopClient };
}

const line = {
  lineId: product,
  productId: product,
  quantity: 2,
  source: "Shop",
  reference: "0",
  name: "Pumpe",
  manufacturerName: null,
  categoryName: null,
};

it.each<[CartCommand, [string, unknown][]]>([
  [
    { intent: "add", items: [line] },
    [
      [
        "addLineItem",
        {
          items: [
            {
              type: "product",
              id: product,
              referencedId: product,
              quantity: 2,
              payload: { hearthCartSource: "Shop", hearthCartReferenceId: "0", name: "Pumpe" },
            },
          ],
        },
      ],
    ],
  ],
  [
    { intent: "quantity", lineId: "a", quantity: 3 },
    [["updateLineItem", { items: [{ id: "a", quantity: 3 }] }]],
  ],
  [{ intent: "remove", lineId: "a", restore: null }, [["removeLineItem", { ids: ["a"] }]]],
  [{ intent: "code", code: "X" }, [["addLineItem", { items: [{ type: "promotion", referencedId: "X" }] }]]],
  [
    { intent: "delivery", countryId: product, zipcode: "10115", ratesBefore: "" },
    [
      ["updateContext", { countryId: product }],
      ["updateCartDetails", { zipcode: "10115" }],
    ],
  ],
  [
    { intent: "declaration", declaration: "operator" },
    [["updateCartDetails", { taxDeclaration: "operator" }]],
  ],
  [
    { intent: "methods", shippingMethodId: product, paymentMethodId: null },
    [
      ["updateContext", { shippingMethodId: product }],
      ["readCart", undefined],
    ],
  ],
])("asks the shop for %j", async (command, expected) => {
  const { shop, calls } = shopWith(cart());
  await changeCart(shop, command);
  expect(calls).toEqual(expected);
});

describe("messages", () => {
  const keysAfter = async (command: CartCommand, ...messageKeys: string[]) =>
    (await changeCart(shopWith(cart(messageKeys)).shop, command)).messages.map(({ key }) => key);

  it.each<[string, CartCommand, string[], string[]]>([
    ["an add", { intent: "add", items: [line] }, ["promotion-not-eligible"], ["cart.said.added"]],
    [
      "a code that has to wait",
      { intent: "code", code: "X" },
      ["promotion-not-eligible"],
      ["cart.notice.promotion-not-eligible"],
    ],
    [
      "a code that is given up",
      { intent: "remove-code", lineId: "a" },
      ["promotion-discount-deleted"],
      ["cart.said.codeRemoved"],
    ],
    [
      "a country with another tax",
      { intent: "delivery", countryId: null, zipcode: null, ratesBefore: "0 19" },
      ["shipping-address-blocked"],
      ["cart.said.rateChanged", "cart.notice.shipping-address-blocked"],
    ],
    ["another postcode", { intent: "delivery", countryId: null, zipcode: "1", ratesBefore: "19" }, [], []],
    [
      "a declaration taken back",
      { intent: "declaration", declaration: "none" },
      [],
      ["cart.said.ordinaryRate"],
    ],
    ["a quantity", { intent: "quantity", lineId: "a", quantity: 1 }, ["shipping-address-blocked"], []],
  ])("after %s [244, 319]", async (_what, command, messageKeys, expected) => {
    expect(await keysAfter(command, ...messageKeys)).toEqual(expected);
  });
});

it("shows the cart as it stands when the shop refuses", async () => {
  const refused = new ShopApiError("updateLineItem", 404, [
    { status: "404", code: "CHECKOUT__CART_LINE_ITEM_NOT_FOUND", title: "" },
  ]);
  const { shop, calls } = shopWith(cart(), refused);
  const { messages } = await changeCart(shop, { intent: "quantity", lineId: "a", quantity: 1 });
  expect(messages).toEqual([{ key: "cart.failed.line-gone" }]);
  expect(calls.at(-1)?.[0]).toBe("readCart");
});

it("leaves a broken shop to its caller", async () => {
  const { shop } = shopWith(cart(), new ShopApiError("addLineItem", 500, []));
  await expect(changeCart(shop, { intent: "code", code: "X" })).rejects.toThrow("500");
});
