import type { Page } from "@playwright/test";
import { createFormatters, localePath } from "@hearth/i18n";
import type { Locale, Translate } from "@hearth/i18n";
import { mailTexts } from "@hearth/i18n/mails";
import { comeFromElsewhere, registered, signedIn } from "../../fixtures/customers.ts";
import { journeyLocales } from "../../fixtures/languages.ts";
import { mailAbout, mailsTo } from "../../fixtures/mails.ts";
import { guestOrder, placeOrder, publicShop, successPath } from "../../fixtures/orders.ts";
import type { PlacedOrder } from "../../fixtures/orders.ts";
import {
  bookedPayment,
  expectGivenBack,
  expectOutcome,
  payOrder,
  providerDecides,
} from "../../fixtures/payments.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

test.use({ baseURL: publicShop });
test.beforeEach(({ context }) => comeFromElsewhere(context));

const plain = (text: string) => text.replace(/\s+/g, " ");

/** The customer is told what goes back, in the language of the order, and once. */
async function expectRefundMail({ email, orderNumber }: PlacedOrder, cents: number, locale: Locale) {
  const words = mailTexts[locale].paymentRefunded;
  const subject = words.subject(orderNumber);
  const { text } = await mailAbout(email, subject);
  const amount = createFormatters(locale).money(cents);
  expect(plain(text)).toContain(plain(words.intro(amount, orderNumber)));
  expect(plain(text)).toContain(plain(words.when));
  expect((await mailsTo(email)).filter((mail) => mail.subject === subject)).toHaveLength(1);
}

async function cancel(page: Page, t: Translate): Promise<void> {
  await page.getByRole("link", { name: t("order.cancel") }).click();
  await expect(page.getByText(t("order.cancelRefund"))).toBeVisible();
  await page.getByRole("button", { name: t("order.cancelNow") }).click();
  await expect(page.getByText(t("order.state.cancelled")).first()).toBeVisible();
}

for (const method of ["payment_card", "payment_paypal"] as const) {
  test(`an order that was paid (${method}) is cancelled, and the money goes back`, async ({ page }) => {
    const t = await textsOf("de-DE");
    const customer = await registered(page);
    await signedIn(page, customer);
    const order = await placeOrder(page, customer.email, { method });
    await payOrder(page, { order, step: "pay" });
    await expectOutcome(page, t("order.thanksTitle"));
    const { cents, refundedCents } = await bookedPayment(order);
    expect(refundedCents).toBe(0);
    await page.getByRole("link", { name: t("order.toOrder") }).click();
    await cancel(page, t);
    await expectGivenBack(order);
    await expectRefundMail(order, cents, "de-DE");
    await expect(async () => {
      await page.goto(`/account/order/${order.id}`);
      await expect(page.getByText(t("order.paymentState.refunded")).first()).toBeVisible({ timeout: 1000 });
    }).toPass();
  });
}

for (const locale of journeyLocales) {
  test(`money that comes for a cancelled order goes back in ${locale}`, async ({ page, complaints }) => {
    const t = await textsOf(locale);
    const order = await guestOrder(page, { locale });
    await payOrder(page, { order, step: "wait", seconds: 600, locale });
    await expectOutcome(page, t("order.waitingTitle"));
    await page.goto(localePath(locale, `/order/${order.deepLinkCode}`));
    await cancel(page, t);
    expect((await bookedPayment(order)).capturedCents).toBe(0);

    await providerDecides(order, "settle");
    const { cents } = await expectGivenBack(order);
    await expectRefundMail(order, cents, locale);
    // It stays cancelled, whatever came.
    await page.goto(successPath(locale, order));
    await expectOutcome(page, t("order.cancelledTitle"));
    await expectGoodPage(page, complaints);
    const subjects = (await mailsTo(order.email)).map(({ subject }) => subject);
    expect(subjects).not.toContain(mailTexts[locale].paymentReceived.subject(order.orderNumber));
  });
}
