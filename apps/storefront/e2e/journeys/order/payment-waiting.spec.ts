import type { Page } from "@playwright/test";
import { mailTexts } from "@hearth/i18n/mails";
import { comeFromElsewhere } from "../../fixtures/customers.ts";
import { journeyLocales } from "../../fixtures/languages.ts";
import { mailAbout } from "../../fixtures/mails.ts";
import { guestOrder, pendingPath, publicShop, successPath } from "../../fixtures/orders.ts";
import type { PlacedOrder } from "../../fixtures/orders.ts";
import { expectOutcome, payOrder, providerDecides } from "../../fixtures/payments.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

test.use({ baseURL: publicShop });
test.beforeEach(({ context }) => comeFromElsewhere(context));

/** Longer than any test: the provider decides when the test says so. */
const forLong = 600;

const lookPath = ({ id }: PlacedOrder) => `/checkout/payment-state/${id}`;
const isLook = (order: PlacedOrder) => (seen: { url(): string }) => seen.url().endsWith(lookPath(order));

/** Counts how often the page asks for the payment from now on. */
function countLooks(page: Page, order: PlacedOrder): () => number {
  let looks = 0;
  page.on("request", (request) => {
    if (isLook(order)(request)) looks += 1;
  });
  return () => looks;
}

for (const locale of journeyLocales) {
  test(`a payment is being checked, then paid, in ${locale}`, async ({ page, complaints }) => {
    const t = await textsOf(locale);
    const order = await guestOrder(page, { locale });
    await payOrder(page, { order, step: "wait", seconds: forLong, locale });
    await expectOutcome(page, t("order.waitingTitle"));
    await expect(page.getByText(t("order.waitingOnce", { email: order.email }))).toBeVisible();
    await expect(page.getByText(t("order.waitingAuto"))).toBeVisible();
    await expect(page.getByRole("link", { name: t("order.waitingStop") })).toBeVisible();
    // The provider has taken it on: whoever went there again might pay twice.
    await expect(page.getByRole("link", { name: t("order.waitingContinue") })).toHaveCount(0);
    await expectGoodPage(page, complaints);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectGoodPage(page, complaints);

    await page.waitForResponse(isLook(order));
    await expectOutcome(page, t("order.waitingTitle"));
    await providerDecides(order, "settle");
    await expectOutcome(page, t("order.thanksTitle"));
    await expect(page.getByText(t("order.thanksPaid"))).toBeVisible();
    await expectGoodPage(page, complaints);
    await mailAbout(order.email, mailTexts[locale].paymentReceived.subject(order.orderNumber));
  });
}

test("the provider's own delay ends without anybody doing anything", async ({ page }) => {
  const t = await textsOf("de-DE");
  const order = await guestOrder(page);
  await payOrder(page, { order, step: "wait", seconds: 4 });
  await expectOutcome(page, t("order.waitingTitle"));
  await expectOutcome(page, t("order.thanksTitle"));
});

test("a delay that ends in a refusal offers other ways", async ({ page, complaints }) => {
  const t = await textsOf("de-DE");
  const order = await guestOrder(page);
  await payOrder(page, { order, step: "wait-fail", seconds: 4 });
  await expectOutcome(page, t("order.waitingTitle"));
  await expectOutcome(page, t("order.unpaidTitle"));
  await expect(page.getByRole("button", { name: t("order.changeSubmit") })).toBeVisible();
  await expectGoodPage(page, complaints);
});

test("looking is stopped by keyboard, and the page stands still", async ({ page, complaints }) => {
  const t = await textsOf("de-DE");
  const order = await guestOrder(page);
  await payOrder(page, { order, step: "wait", seconds: forLong });
  await expectOutcome(page, t("order.waitingTitle"));
  await page.clock.install();
  await page.reload();
  await page.waitForResponse(isLook(order));

  const stop = page.getByRole("link", { name: t("order.waitingStop") });
  await stop.focus();
  await page.keyboard.press("Enter");
  await expect(stop).toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: t("order.waitingStopped") })).toHaveCount(1);
  const again = page.getByRole("link", { name: t("order.waitingReload") });
  await expect(again).toBeFocused();
  await expectGoodPage(page, complaints);

  const looks = countLooks(page, order);
  await page.clock.runFor("05:00");
  expect(looks()).toBe(0);
  // By hand, and the page does not begin anew by itself.
  await again.click();
  await expect(page).toHaveURL(/\?stay=1$/);
  await expect(page.getByText(t("order.waitingStopped"))).toBeVisible();
  await page.clock.runFor("05:00");
  expect(looks()).toBe(0);
  await providerDecides(order, "settle");
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("order.thanksTitle"), {
      timeout: 1000,
    });
  }).toPass();
});

test("whoever left the provider's page in another way can go on paying", async ({ page, complaints }) => {
  const t = await textsOf("de-DE");
  const order = await guestOrder(page);
  await page.goto(pendingPath("de-DE", order));
  await page.goto(successPath("de-DE", order));
  await expectOutcome(page, t("order.waitingTitle"));
  await expectGoodPage(page, complaints);
  await page.getByRole("link", { name: t("order.waitingContinue") }).click();
  await expect(page).toHaveURL(pendingPath("de-DE", order));
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page looks by itself, can be told not to, and shows the payment", async ({ page }) => {
    const t = await textsOf("de-DE");
    const order = await guestOrder(page);
    await payOrder(page, { order, step: "wait", seconds: forLong });
    await expectOutcome(page, t("order.waitingTitle"));
    await page.getByRole("link", { name: t("order.waitingStop") }).click();
    await expect(page).toHaveURL(/\?stay=1$/);
    await expect(page.getByText(t("order.waitingStopped"))).toBeVisible();
    await expect(page.locator("meta[http-equiv=refresh]")).toHaveCount(0);
    await page.goto(successPath("de-DE", order));
    await expect(page.locator("meta[http-equiv=refresh]")).toHaveCount(1);
    await providerDecides(order, "settle");
    await expectOutcome(page, t("order.thanksTitle"));
  });
});
