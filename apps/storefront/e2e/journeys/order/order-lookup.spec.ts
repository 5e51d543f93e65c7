import { localePath } from "@hearth/i18n";
import { comeFromElsewhere } from "../../fixtures/customers.ts";
import { journeyLocales } from "../../fixtures/languages.ts";
import { guestOrder, proveOrder, publicShop } from "../../fixtures/orders.ts";
import { expectOutcome, goOnToProvider, payAtProvider } from "../../fixtures/payments.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

test.use({ baseURL: publicShop });
test.beforeEach(({ context }) => comeFromElsewhere(context));

for (const locale of journeyLocales) {
  test(`the link of the mail, on another device, in ${locale}`, async ({ page, browser, complaints }) => {
    const t = await textsOf(locale);
    const order = await guestOrder(page, { method: "payment_prepayment", locale });
    const link = localePath(locale, `/order/${order.deepLinkCode}`);
    // The browser that ordered needs no proof.
    await page.goto(link);
    const title = t("order.title", { number: order.orderNumber });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);

    const phone = await browser.newContext({ baseURL: publicShop, viewport: { width: 390, height: 844 } });
    const there = await phone.newPage();
    await there.goto(link);
    await expect(there.getByRole("heading", { level: 1 })).toHaveText(t("order.linkTitle"));
    await expectGoodPage(there, complaints);
    await proveOrder(there, t, { email: order.email, zipcode: "99999" });
    await expect(there.locator("#find-order-problems")).toContainText(
      t("errors.CHECKOUT__GUEST_WRONG_CREDENTIALS"),
    );
    await expectGoodPage(there, complaints);
    await proveOrder(there, t, order);
    await expect(there.getByRole("heading", { level: 1 })).toHaveText(title);
    await expectGoodPage(there, complaints);
    await there.reload();
    await expect(there.getByRole("heading", { level: 1 })).toHaveText(title);
    await phone.close();
  });
}

test("found by number, paid in another way, cancelled: all without a session", async ({
  page,
  browser,
  complaints,
}) => {
  const t = await textsOf("de-DE");
  const order = await guestOrder(page);
  const elsewhere = await browser.newContext({ baseURL: publicShop });
  const there = await elsewhere.newPage();
  await there.goto("/login");
  await there.getByRole("link", { name: t("order.findLink") }).click();
  await expect(there.getByRole("heading", { level: 1 })).toHaveText(t("order.findTitle"));
  await there.getByRole("button", { name: t("order.findSubmit") }).click();
  await expect(there.locator("#find-order-problems").getByRole("link")).toHaveCount(3);
  await there.locator('[name="orderNumber"]').fill(order.orderNumber);
  await proveOrder(there, t, order);
  await expect(there).toHaveURL(`/order/${order.deepLinkCode}`);
  await there.getByLabel("PayPal").check();
  await there.getByRole("button", { name: t("order.changeSubmit") }).click();
  await goOnToProvider(there);
  await payAtProvider(there, "pay");
  await expectOutcome(there, t("order.thanksTitle"));
  await there.getByRole("link", { name: t("order.toOrder") }).click();
  await there.getByRole("link", { name: t("order.cancel") }).click();
  await expectGoodPage(there, complaints);
  await there.getByRole("button", { name: t("order.cancelNow") }).click();
  await expect(there.getByText(t("note.orderCancelled"))).toBeVisible();
  await elsewhere.close();
});

test("a wrong number is answered like a wrong address", async ({ page }) => {
  const t = await textsOf("de-DE");
  const order = await guestOrder(page, { method: "payment_prepayment" });
  for (const [number, email] of [
    ["0", order.email],
    [order.orderNumber, "nobody@example.com"],
  ] as const) {
    await page.goto("/order");
    await page.locator('[name="orderNumber"]').fill(number);
    await proveOrder(page, t, { ...order, email });
    await expect(page.locator("#find-order-problems")).toContainText(
      t("errors.CHECKOUT__GUEST_WRONG_CREDENTIALS"),
    );
  }
});
