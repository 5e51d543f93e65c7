import { comeFromElsewhere } from "../../fixtures/customers.ts";
import { demo } from "../../fixtures/cart.ts";
import {
  type Goods,
  expectPlaced,
  guestAtCheckout,
  openCheckout,
  orderButton,
  terms,
} from "../../fixtures/checkout.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";
import { startWaryShop } from "../../fixtures/wary-shop.ts";

/* Whoever orders like a machine lets the browser calculate for a moment; then the order goes out by itself. */

let shop: Awaited<ReturnType<typeof startWaryShop>>;
test.beforeAll(async () => {
  shop = await startWaryShop();
});
test.afterAll(() => shop.stop());
test.beforeEach(({ context }) => comeFromElsewhere(context));

test("the browser calculates before the second unpaid order of an address", async ({ page, complaints }) => {
  const t = await textsOf("de-DE");
  const goods: Goods = [[demo.sensorSet, 1]];
  const order = async () => {
    await page.goto(`${shop.url}/checkout`);
    await terms(page).check();
    await orderButton(page, t).click();
  };
  await guestAtCheckout(page, { locale: "de-DE", goods });
  await order();
  await expectPlaced(page);

  // Nothing is calculated until the test has looked at the page.
  await page.addInitScript(() => {
    const { subtle } = crypto;
    const digest = subtle.digest.bind(subtle);
    const gate = Promise.withResolvers<void>();
    subtle.digest = (...parameters) => gate.promise.then(() => digest(...parameters));
    addEventListener("looked", () => gate.resolve());
  });
  await openCheckout(page, "de-DE", goods);
  await order();
  await expect(page.getByRole("heading", { name: t("checkout.proofTitle") })).toBeVisible();
  await expectGoodPage(page, complaints);
  await page.evaluate(() => dispatchEvent(new Event("looked")));
  await expectPlaced(page);
});
