import { createFormatters, localePath } from "@hearth/i18n";
import { mailTexts } from "@hearth/i18n/mails";
import { demo } from "../../fixtures/cart.ts";
import { comeFromElsewhere } from "../../fixtures/customers.ts";
import { journeyLocales } from "../../fixtures/languages.ts";
import { mailAbout } from "../../fixtures/mails.ts";
import { guestOrder, publicShop, successPath } from "../../fixtures/orders.ts";
import { goOnToProvider, payAtProvider } from "../../fixtures/payments.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

test.use({ baseURL: publicShop });
test.beforeEach(({ context }) => comeFromElsewhere(context));

for (const locale of journeyLocales) {
  test(`how to pay in advance in ${locale} [4, 79, 160]`, async ({ page, complaints }) => {
    const t = await textsOf(locale);
    const order = await guestOrder(page, { method: "payment_prepayment", locale });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(successPath(locale, order));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("order.thanksTitle"));
    const bank = page.getByRole("region", { name: t("order.bankTitle") });
    for (const label of ["bankHolder", "bankIban", "bankBic", "bankName", "bankReference"] as const) {
      await expect(bank.getByText(t(`order.${label}`), { exact: true })).toBeVisible();
    }
    await expect(bank.getByText(order.orderNumber)).toBeVisible();
    await expectGoodPage(page, complaints);
    // Nothing has to be paid at a provider: the page before it leads here.
    await page.goto(localePath(locale, `/checkout/pending/${order.id}`));
    await expect(page).toHaveURL(successPath(locale, order));
  });

  test(`how to pay on invoice in ${locale} [4, 79]`, async ({ page, complaints }) => {
    const t = await textsOf(locale);
    const order = await guestOrder(page, { method: "payment_invoicepayment", locale });
    await page.goto(successPath(locale, order));
    const part = page.getByRole("region", { name: t("order.invoiceTitle") });
    await expect(part.getByText(t("order.invoiceText", { email: order.email }))).toBeVisible();
    await expectGoodPage(page, complaints);
  });
}

for (const locale of journeyLocales) {
  test(`until when an unpaid order is kept in ${locale}`, async ({ page, complaints }) => {
    const t = await textsOf(locale);
    const order = await guestOrder(page, { locale });
    const time = createFormatters(locale).dateTime(order.payableUntil ?? "");
    for (const path of [successPath(locale, order), localePath(locale, `/order/${order.deepLinkCode}`)]) {
      // oxlint-disable-next-line no-await-in-loop -- one browser, one page after the other
      await page.goto(path);
      await expect(page.getByText(t("order.payUntil", { time }))).toBeVisible();
      await expectGoodPage(page, complaints);
    }
    const words = mailTexts[locale].orderPlaced;
    const mail = await mailAbout(order.email, words.subject(order.orderNumber).replace("{shop}", "Hearth"));
    expect(mail.text.replaceAll(/\s+/g, " ")).toContain(words.heldUntil(time).replaceAll(/\s+/g, " "));
  });
}

test("bank details are copied by a button", async ({ page, context }) => {
  const t = await textsOf("de-DE");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const order = await guestOrder(page, { method: "payment_prepayment" });
  await page.goto(successPath("de-DE", order));
  await page.getByRole("button", { name: t("order.copy", { label: t("order.bankReference") }) }).click();
  await expect(page.getByRole("status").filter({ hasText: t("order.copied") })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(order.orderNumber);
});

test("unpaid, another way, paid [23, 81]", async ({ page, complaints }) => {
  const t = await textsOf("de-DE");
  const order = await guestOrder(page);
  await page.goto(successPath("de-DE", order));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("order.unpaidTitle"));
  await expectGoodPage(page, complaints);
  await page.getByRole("button", { name: t("order.changeSubmit") }).click();
  await expect(page.locator("#change-payment-problems")).toBeFocused();
  await page.getByLabel("PayPal").check();
  await page.getByRole("button", { name: t("order.changeSubmit") }).click();
  await goOnToProvider(page);
  await payAtProvider(page, "pay");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("order.thanksTitle"));
  await expect(page.getByText("PayPal").first()).toBeVisible();
});

test("unpaid, then on invoice, which knows the phone number and asks for the date of birth", async ({
  page,
  complaints,
}) => {
  const t = await textsOf("de-DE");
  const order = await guestOrder(page);
  await page.goto(successPath("de-DE", order));
  const form = page.locator("form#change-payment");
  await expect(form.locator('[name="phoneNumber"]')).toBeHidden();
  await form.getByRole("radio", { name: "Rechnung" }).check();
  await expect(form.locator('[name="phoneNumber"]')).toBeVisible();
  await form.getByRole("button", { name: t("order.changeSubmit") }).click();
  await expect(page.locator("#change-payment-problems").getByRole("link")).toHaveCount(1);
  await expect(form.locator('[name="phoneNumber"]')).not.toHaveValue("");
  await expectGoodPage(page, complaints);
  await form.locator('[name="birthdayDay"]').fill("1");
  await form.locator('[name="birthdayMonth"]').fill("2");
  await form.locator('[name="birthdayYear"]').fill("1990");
  await form.getByRole("button", { name: t("order.changeSubmit") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("order.thanksTitle"));
  await expect(page.getByRole("region", { name: t("order.invoiceTitle") })).toBeVisible();
});

test("the page shows what was ordered, at the prices of the order", async ({ page }) => {
  const t = await textsOf("de-DE");
  const { money } = createFormatters("de-DE");
  const order = await guestOrder(page, { method: "payment_prepayment", goods: [[demo.sensorSet, 3]] });
  const answer = await page.goto(successPath("de-DE", order));
  expect(answer?.headers()["cache-control"]).toBe("no-store");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  const lines = page.getByRole("region", { name: t("order.lines") });
  await expect(lines).toContainText(demo.sensorSet);
  await expect(lines).toContainText(t("order.quantity", { quantity: 3 }));
  await expect(lines).toContainText(money(7470));
});

test("the orders of others do not exist", async ({ page, browser, complaints }) => {
  const t = await textsOf("de-DE");
  const order = await guestOrder(page, { method: "payment_prepayment" });
  const another = await browser.newContext({ baseURL: publicShop });
  const stranger = await another.newPage();
  await guestOrder(stranger, { method: "payment_prepayment" });
  for (const path of [
    `/checkout/success/${order.id}`,
    `/checkout/success/${order.id}/paid`,
    `/checkout/pending/${order.id}`,
    `/checkout/success/${"0".repeat(32)}`,
    "/checkout/success/nonsense",
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- one browser, one page after the other
    const answer = await stranger.goto(path);
    expect(answer?.status(), path).toBe(404);
    expect(answer?.headers()["cache-control"]).toBe("no-store");
  }
  const state = await stranger.request.get(`/checkout/payment-state/${order.id}`);
  expect(state.status()).toBe(404);
  // Whoever has no session is shown how to find an order, whether it exists or not.
  const nobody = await (await browser.newContext({ baseURL: publicShop })).newPage();
  await nobody.goto(`/checkout/success/${order.id}`);
  await expect(nobody).toHaveURL("/order");
  await expect(nobody.getByText(t("note.orderSession"))).toBeVisible();
  await expectGoodPage(nobody, complaints);
  await another.close();
  await nobody.context().close();
});

test("a way back that names no payment of ours leads nowhere else", async ({ page }) => {
  const answer = await page.request.get(
    "/payment/finalize-transaction?_sw_payment_token=forged&finishUrl=https://evil.example/",
    { maxRedirects: 0 },
  );
  expect(answer.status()).toBe(303);
  expect(answer.headers()["location"]).toBe("/account/order");
  const posted = await page.request.post("/payment/finalize-transaction", {
    form: { _sw_payment_token: "forged" },
    maxRedirects: 0,
  });
  expect(posted.status()).toBe(303);
  expect(posted.headers()["location"]).toBe("/payment/finalize-transaction?_sw_payment_token=forged");
  expect(posted.headers()["set-cookie"]).toBeUndefined();
});
