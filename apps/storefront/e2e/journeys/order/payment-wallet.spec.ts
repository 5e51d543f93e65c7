import { demo, openCart } from "../../fixtures/cart.ts";
import { orderButton, terms } from "../../fixtures/checkout.ts";
import { comeFromElsewhere } from "../../fixtures/customers.ts";
import { journeyLocales } from "../../fixtures/languages.ts";
import { guestOrder, publicShop, successPath } from "../../fixtures/orders.ts";
import { expectOutcome, goOnToProvider, payAtProvider, payOrder } from "../../fixtures/payments.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

test.use({ baseURL: publicShop });
test.beforeEach(({ context }) => comeFromElsewhere(context));

for (const locale of journeyLocales) {
  test(`a wallet pays in ${locale} [4, 21]`, async ({ page, complaints }) => {
    const t = await textsOf(locale);
    const order = await guestOrder(page, { method: "payment_paypal", locale });
    await payOrder(page, { order, step: "pay", locale });
    await expect(page).toHaveURL(successPath(locale, order, "/paid"));
    await expectOutcome(page, t("order.thanksTitle"));
    await expectGoodPage(page, complaints);
  });
}

test("the wallet's bank declines: another way is offered", async ({ page, complaints }) => {
  const t = await textsOf("de-DE");
  const order = await guestOrder(page, { method: "payment_paypal" });
  await payOrder(page, { order, step: "decline" });
  await expectOutcome(page, t("order.unpaidTitle"));
  await expectGoodPage(page, complaints);
  await page.locator('button[name="intent"][value="retry"]').click();
  await goOnToProvider(page);
  await payAtProvider(page, "pay");
  await expectOutcome(page, t("order.thanksTitle"));
});

test("the wallet is left", async ({ page }) => {
  const t = await textsOf("de-DE");
  const order = await guestOrder(page, { method: "payment_paypal" });
  await payOrder(page, { order, step: "leave" });
  await expectOutcome(page, t("order.unpaidTitle"));
  await expect(page.getByText(t("errors.CHECKOUT__CUSTOMER_CANCELED_EXTERNAL_PAYMENT"))).toBeVisible();
});

test("the wallet decides later", async ({ page }) => {
  const t = await textsOf("de-DE");
  const order = await guestOrder(page, { method: "payment_paypal" });
  await payOrder(page, { order, step: "wait", seconds: 4 });
  await expectOutcome(page, t("order.waitingTitle"));
  await expectOutcome(page, t("order.thanksTitle"));
});

for (const locale of journeyLocales) {
  test(`from the cart through the wallet to the checkout in ${locale} [21]`, async ({ page, complaints }) => {
    const t = await textsOf(locale);
    await openCart(page, locale, [[demo.sensorSet, 1]]);
    await page.locator('main form[action$="/checkout/paypal-init-checkout/start"] button').first().click();
    await payAtProvider(page, "pay");
    await expect(page).toHaveURL(new RegExp(`${locale === "de-DE" ? "" : locale}/checkout$`));
    await expect(page.getByText(t("note.expressReady"))).toBeVisible();
    await expectGoodPage(page, complaints);
    // Agreed to already: the wallet is not asked again, it is paid with the order.
    await terms(page).check();
    await orderButton(page, t).click();
    await expect(page).toHaveURL(/\/checkout\/success\//);
    await expectOutcome(page, t("order.thanksTitle"));
    await expect(page.getByText(t("order.thanksPaid"))).toBeVisible();
  });
}

test("a wallet that was left leads back to an unchanged cart", async ({ page, complaints }) => {
  const t = await textsOf("de-DE");
  await openCart(page, "de-DE", [[demo.sensorSet, 1]]);
  await page.locator('main form[action$="/checkout/paypal-init-checkout/start"] button').first().click();
  await payAtProvider(page, "leave");
  await expect(page).toHaveURL("/checkout/cart");
  await expect(page.getByText(t("note.expressCancelled"))).toBeVisible();
  await expect(page.getByText(demo.sensorSet)).toBeVisible();
  await expectGoodPage(page, complaints);
});

test("nobody reads the wallet of another session", async ({ page }) => {
  const t = await textsOf("de-DE");
  await page.goto("/checkout/paypal-init-checkout/5O190127TN364715T");
  await expect(page).toHaveURL("/checkout/cart");
  await expect(page.getByText(t("note.expressCancelled"))).toBeVisible();
});
