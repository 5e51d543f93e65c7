import { expect, it } from "vitest";
import { someCart, someContext, someMethods } from "../checkout.fixture.ts";
import { checkoutData } from "./checkout-data.ts";
import { summaryOf, summaryOfCart } from "./summary-data.ts";

it("says the same before and after somebody has said who orders", () => {
  const cart = someCart({}, 2);
  const data = checkoutData({
    cart,
    context: someContext(),
    shippingMethods: [],
    paymentMethods: someMethods,
  });
  expect(summaryOfCart(cart)).toEqual(summaryOf(data));
  expect(summaryOf(data)).toMatchObject({
    lines: [{ name: "Fühler", quantity: 2, totalCents: 4980 }],
    sums: { totals: { totalCents: 4980, shippingCents: 490 } },
    arrival: null,
  });
});
