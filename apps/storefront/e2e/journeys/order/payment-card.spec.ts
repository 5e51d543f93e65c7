import { localePath, locales } from "@hearth/i18n";
import { comeFromElsewhere } from "../../fixtures/customers.ts";
import { journeyLocales } from "../../fixtures/languages.ts";
import { guestOrder, pendingPath, publicShop, successPath } from "../../fixtures/orders.ts";
import {
  expectOutcome,
  goOnToProvider,
  payAtProvider,
  payOrder,
  providerButton,
} from "../../fixtures/payments.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

test.use({ baseURL: publicShop });
test.beforeEach(({ context }) => comeFromElsewhere(context));

for (const locale of locales) {
  test(`a card is paid in ${locale} [4, 23]`, async ({ page, complaints }) => {
    const t = await textsOf(locale);
    const order = await guestOrder(page, { locale });
    await page.goto(pendingPath(locale, order));
    await expectOutcome(page, t("order.pendingTitle"));
    await page.getByRole("link", { name: t("order.pendingStop") }).click();
    await expect(page.getByText(t("order.pendingStopped")).first()).toBeVisible();
    await expectGoodPage(page, complaints);
    await goOnToProvider(page, locale);
    await payAtProvider(page, "pay");
    await expect(page).toHaveURL(successPath(locale, order, "/paid"));
    await expectOutcome(page, t("order.thanksTitle"));
    await expect(page.getByText(order.orderNumber).first()).toBeVisible();
    await expect(page.getByText(t("order.mailTo", { email: order.email }))).toBeVisible();
    await expectGoodPage(page, complaints);
    // The address says nothing: the order does.
    await page.goto(successPath(locale, order, "/unpaid?error-code=CHECKOUT__PAYMENT_TOKEN_EXPIRED"));
    await expectOutcome(page, t("order.thanksTitle"));
    await page.goto(pendingPath(locale, order));
    await expect(page).toHaveURL(successPath(locale, order));
  });
}

test("it goes on by itself after five seconds [80]", async ({ page }) => {
  const order = await guestOrder(page);
  await page.goto(pendingPath("de-DE", order));
  await expect(providerButton(page, "pay")).toBeVisible();
});

test("declined, then paid on the same page of the provider", async ({ page, complaints }) => {
  const t = await textsOf("de-DE");
  const order = await guestOrder(page);
  await payOrder(page, { order, step: "decline" });
  await payAtProvider(page, "pay");
  await expectOutcome(page, t("order.thanksTitle"));
  await expectGoodPage(page, complaints);
});

test("3-D Secure is refused, then confirmed", async ({ page }) => {
  const t = await textsOf("de-DE");
  const order = await guestOrder(page);
  await payOrder(page, { order, step: "challenge" });
  await payAtProvider(page, "refuse");
  await payAtProvider(page, "challenge");
  await payAtProvider(page, "confirm");
  await expectOutcome(page, t("order.thanksTitle"));
});

for (const locale of journeyLocales) {
  test(`left without paying, tried again, paid in ${locale} [81]`, async ({ page, complaints }) => {
    const t = await textsOf(locale);
    const order = await guestOrder(page, { locale });
    await payOrder(page, { order, step: "leave", locale });
    await expect(page).toHaveURL(/\/unpaid\?error-code=CHECKOUT__CUSTOMER_CANCELED_EXTERNAL_PAYMENT$/);
    await expectOutcome(page, t("order.unpaidTitle"));
    await expect(page.getByText(t("errors.CHECKOUT__CUSTOMER_CANCELED_EXTERNAL_PAYMENT"))).toBeVisible();
    await expect(page.getByRole("link", { name: t("order.help") })).toBeVisible();
    await expectGoodPage(page, complaints);
    await page.locator('button[name="intent"][value="retry"]').click();
    await goOnToProvider(page, locale);
    await payAtProvider(page, "pay");
    await expectOutcome(page, t("order.thanksTitle"));
  });
}

test("paid in a tab that never comes back: the order is found paid in another browser", async ({
  page,
  browser,
  complaints,
}) => {
  const t = await textsOf("de-DE");
  const order = await guestOrder(page);
  await payOrder(page, { order, step: "dead-tab" });
  const elsewhere = await browser.newContext({ baseURL: publicShop });
  const other = await elsewhere.newPage();
  await other.goto(localePath("de-DE", "/order"));
  await other.locator('[name="orderNumber"]').fill(order.orderNumber);
  await other.locator('#find-order [name="email"]').fill(order.email);
  await other.locator('[name="zipcode"]').fill(order.zipcode);
  await other.getByRole("button", { name: t("order.findSubmit") }).click();
  await expect(other).toHaveURL(`/order/${order.deepLinkCode}`);
  await expect(async () => {
    await other.reload();
    await expect(other.getByText(t("order.paymentState.paid")).first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await elsewhere.close();
  expect(complaints).toEqual([]);
});

test("back before the webhook, the page tells the truth all the same", async ({ page }) => {
  const t = await textsOf("de-DE");
  const order = await guestOrder(page);
  await payOrder(page, { order, step: "before-webhook" });
  await expectOutcome(page, t("order.thanksTitle"));
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page goes on by itself, can be told not to, and the payment ends well", async ({ page }) => {
    const t = await textsOf("de-DE");
    const order = await guestOrder(page);
    await page.goto(pendingPath("de-DE", order));
    await page.getByRole("link", { name: t("order.pendingStop") }).click();
    await expect(page).toHaveURL(/\?stay=1$/);
    await expect(page.getByText(t("order.pendingStopped"))).toBeVisible();
    await expect(page.locator("meta[http-equiv=refresh]")).toHaveCount(0);
    await page.goto(pendingPath("de-DE", order));
    await expect(providerButton(page, "pay")).toBeVisible();
    await payAtProvider(page, "pay");
    await expectOutcome(page, t("order.thanksTitle"));
  });
});
