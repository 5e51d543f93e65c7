import { localePath } from "@hearth/i18n";
import { demo, lineOf, putIn } from "../../fixtures/cart.ts";
import { comeFromElsewhere, registered, signedIn, signOut } from "../../fixtures/customers.ts";
import { journeyLocales } from "../../fixtures/languages.ts";
import { placeOrder, publicShop } from "../../fixtures/orders.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

test.use({ baseURL: publicShop });
test.beforeEach(({ context }) => comeFromElsewhere(context));

for (const locale of journeyLocales) {
  test(`orders in the account in ${locale} [9, 70]`, async ({ page, complaints }) => {
    const t = await textsOf(locale);
    const customer = await registered(page);
    await signedIn(page, customer, locale);
    const first = await placeOrder(page, customer.email, { method: "payment_prepayment", locale });
    const second = await placeOrder(page, customer.email, { locale });
    await page.setViewportSize({ width: 390, height: 844 });

    await page.goto(localePath(locale, "/account"));
    await expect(
      page.getByRole("link", { name: t("order.viewNumber", { number: second.orderNumber }) }),
    ).toBeVisible();
    await expectGoodPage(page, complaints);

    await page.goto(localePath(locale, "/account/order"));
    const links = page.locator("main li a.card-link");
    await expect(links).toHaveCount(2);
    await expect(links.first()).toContainText(second.orderNumber);
    await expect(page.getByText(t("account.oldOrders"))).toBeVisible();
    await expectGoodPage(page, complaints);

    await page.getByRole("link", { name: t("order.viewNumber", { number: first.orderNumber }) }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      t("order.title", { number: first.orderNumber }),
    );
    await expect(page.getByText(t("order.paymentState.transfer")).first()).toBeVisible();
    await expect(page.getByRole("region", { name: t("order.billingAddress") })).toContainText("Ofenweg 1");
    await expectGoodPage(page, complaints);
  });
}

test("an order is cancelled after a question", async ({ page, complaints }) => {
  const t = await textsOf("de-DE");
  const customer = await registered(page);
  await signedIn(page, customer);
  const order = await placeOrder(page, customer.email, { method: "payment_prepayment" });
  await page.goto(`/account/order/${order.id}`);
  await page.getByRole("link", { name: t("order.cancel") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    t("order.cancelTitle", { number: order.orderNumber }),
  );
  await expectGoodPage(page, complaints);
  await page.getByRole("link", { name: t("order.cancelKeep") }).click();
  await page.getByRole("link", { name: t("order.cancel") }).click();
  await page.getByRole("button", { name: t("order.cancelNow") }).click();
  await expect(page.getByText(t("note.orderCancelled"))).toBeVisible();
  await expect(page.getByText(t("order.state.cancelled")).first()).toBeVisible();
  await expect(page.getByRole("link", { name: t("order.cancel") })).toHaveCount(0);
  await expectGoodPage(page, complaints);
});

test("an order is put into the cart again, and what could not be added is told", async ({
  page,
  complaints,
}) => {
  const t = await textsOf("de-DE");
  const customer = await registered(page);
  await signedIn(page, customer);
  // A buyer gets a hundred of a product at most: with sixty in the cart only forty more come.
  const goods: [string, number][] = [
    [demo.sensorSet, 1],
    [demo.electrode, 60],
  ];
  const order = await placeOrder(page, customer.email, { method: "payment_prepayment", goods });
  await putIn(page, demo.electrode, 60);
  await page.goto(`/account/order/${order.id}`);
  await page.getByRole("button", { name: t("order.reorder") }).click();
  await expect(page).toHaveURL("/checkout/cart");
  await expect(page.getByText(t("cart.said.reordered"))).toBeVisible();
  await expect(lineOf(page, demo.sensorSet)).toBeVisible();
  const name = await lineOf(page, demo.electrode).getByRole("heading").innerText();
  await expect(page.getByText(t("cart.failed.reorder-less", { name, wanted: 60, added: 40 }))).toBeVisible();
  await expectGoodPage(page, complaints);
});

test("the invoice is a PDF for its customer alone", async ({ page, browser }) => {
  const t = await textsOf("de-DE");
  const customer = await registered(page);
  await signedIn(page, customer);
  const order = await placeOrder(page, customer.email, { method: "payment_prepayment" });
  const documents = page.getByRole("region", { name: t("order.documents") }).getByRole("link");
  await expect(async () => {
    await page.goto(`/account/order/${order.id}`);
    await expect(documents.first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  const href = (await documents.first().getAttribute("href")) ?? "";
  const answer = await page.request.get(href);
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toContain("application/pdf");
  expect(answer.headers()["cache-control"]).toBe("no-store");
  expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");
  const forged = href.replace(/[0-9a-f]{32}$/, "0".repeat(32));
  const nobody = await browser.newContext({ baseURL: publicShop });
  expect((await nobody.request.get(forged)).status()).toBe(404);
  await nobody.close();
});

test("a signed-in customer sees no order of another", async ({ page }) => {
  const [owner, stranger] = [await registered(page), await registered(page)];
  await signedIn(page, owner);
  const order = await placeOrder(page, owner.email, { method: "payment_prepayment" });
  await signOut(page);
  await signedIn(page, stranger);
  for (const path of [`/account/order/${order.id}`, `/account/order/${order.id}/cancel`]) {
    // oxlint-disable-next-line no-await-in-loop -- one browser, one page after the other
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
  }
});
