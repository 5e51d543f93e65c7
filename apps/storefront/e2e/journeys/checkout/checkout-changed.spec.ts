import { comeFromElsewhere } from "../../fixtures/customers.ts";
import { demo, putIn } from "../../fixtures/cart.ts";
import { expectPlaced, guestAtCheckout, orderButton, terms } from "../../fixtures/checkout.ts";
import { journeyLocales } from "../../fixtures/languages.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

test.beforeEach(({ context }) => comeFromElsewhere(context));

for (const locale of journeyLocales) {
  test(`a cart that changed meanwhile is shown before it is ordered in ${locale}`, async ({
    page,
    complaints,
  }) => {
    const t = await textsOf(locale);
    await guestAtCheckout(page, { locale, goods: [[demo.sensorSet, 1]] });
    await terms(page).check();
    await page.getByLabel(t("checkout.comment")).fill("Danke");
    // As another tab would.
    await putIn(page, demo.sensorSet, 2);
    await orderButton(page, t).click();
    const notice = page.locator("#checkout-notice");
    await expect(notice).toContainText(t("checkout.changedTitle"));
    await expect(notice).toContainText(/1.*3|3.*1/);
    await expect(notice).toContainText(t("cart.total"));
    await expect(terms(page)).not.toBeChecked();
    await expect(page.getByLabel(t("checkout.comment"))).toHaveValue("Danke");
    await expectGoodPage(page, complaints);
    await terms(page).check();
    await orderButton(page, t).click();
    await expectPlaced(page);
  });
}

test("two clicks and two tabs make one order", async ({ page, context }) => {
  const t = await textsOf("de-DE");
  await guestAtCheckout(page, { locale: "de-DE", goods: [[demo.electrode, 1]] });
  const other = await context.newPage();
  await other.goto("/checkout");
  await terms(page).check();
  await other.locator("#checkout-terms").check();
  await orderButton(page, t).dblclick();
  const first = await expectPlaced(page);
  await other.locator("#checkout-order").click();
  expect(await expectPlaced(other)).toBe(first);
});

test("nobody orders without having said who they are [221]", async ({ page }) => {
  await putIn(page, demo.electrode, 1);
  const answer = await page.request.post("/checkout", {
    headers: { "sec-fetch-site": "same-origin" },
    form: { intent: "order", terms: "on" },
    maxRedirects: 0,
  });
  expect([answer.status(), answer.headers()["location"]]).toEqual([303, "/checkout"]);
  const foreign = await page.request.post("/checkout", {
    headers: { "sec-fetch-site": "cross-site" },
    form: { intent: "order", terms: "on" },
    maxRedirects: 0,
  });
  expect(foreign.status()).toBe(403);
});
