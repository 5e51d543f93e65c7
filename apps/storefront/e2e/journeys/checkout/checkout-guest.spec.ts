import { localePath, locales } from "@hearth/i18n";
import { comeFromElsewhere } from "../../fixtures/customers.ts";
import { demo } from "../../fixtures/cart.ts";
import {
  expectPlaced,
  freshGuest,
  openCheckout,
  orderAsGuest,
  orderButton,
  reviewLine,
  terms,
} from "../../fixtures/checkout.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

test.beforeEach(({ context }) => comeFromElsewhere(context));

for (const locale of locales) {
  test(`a guest orders and pays in advance in ${locale} [2, 22, 75, 221]`, async ({ page, complaints }) => {
    const t = await textsOf(locale);
    await openCheckout(page, locale, [[demo.sensorSet, 2]]);
    await expect(page.getByRole("heading", { name: t("checkout.startTitle") })).toBeVisible();
    await expect(page.locator("main .button:not(.button-secondary)")).toHaveCount(1);
    await expectGoodPage(page, complaints);

    await page.getByRole("link", { name: t("checkout.guestStart") }).click();
    await page.getByRole("button", { name: t("checkout.guestSubmit") }).click();
    await expect(page.locator("#guest-problems")).toBeFocused();
    await expect(page.locator("#guest-problems")).toContainText(t("errors.VIOLATION::IS_BLANK_ERROR"));
    await expectGoodPage(page, complaints);
    await orderAsGuest(page, t, freshGuest());

    // ORD-6: nothing is agreed to beforehand.
    await expect(page.locator("form#checkout input[type=checkbox]:checked")).toHaveCount(0);
    await expect(page.locator("main .button:not(.button-secondary)")).toHaveCount(1);
    await expectGoodPage(page, complaints);

    await orderButton(page, t).click();
    await expect(page.locator("#checkout-problems")).toBeFocused();
    await expect(page.locator("#checkout-problems")).toContainText(t("checkout.termsLabel"));
    await expectGoodPage(page, complaints);
    await terms(page).check();
    await orderButton(page, t).click();
    await expectPlaced(page);
    // The cart became the order.
    await page.goto(localePath(locale, "/checkout"));
    await expect(page).toHaveURL(/\/checkout\/cart$/);
    await expect(page.getByText(t("cart.emptyTitle"))).toBeVisible();
    await expect(page.getByRole("link", { name: t("cart.checkout") })).toBeDisabled();
  });

  test(`the button says that it costs, and nothing else, in ${locale}`, async ({ page }) => {
    const t = await textsOf(locale);
    const words = {
      "de-DE": "Zahlungspflichtig bestellen",
      "en-GB": "Order with obligation to pay",
      "pl-PL": "Zamówienie z obowiązkiem zapłaty",
    }[locale];
    await openCheckout(page, locale, [[demo.solarCable, 1]]);
    await page.getByRole("link", { name: t("checkout.guestStart") }).click();
    await orderAsGuest(page, t, freshGuest());
    const button = page.locator("#checkout-order");
    await expect(button).toHaveAccessibleName(words);
    await expect(button).toHaveText(words);
    expect(await button.evaluate((node) => node.childElementCount)).toBe(0);

    // ORD-2: lines, sums, words, button; and no way out between sums and button.
    const order = await page.locator("#checkout-review").evaluate((region) => {
      const all = [...region.querySelectorAll("li, dl:not(li dl), #checkout-order, a, button")];
      const totals = all.findIndex((node) => node.matches("dl"));
      const end = all.findIndex((node) => node.id === "checkout-order");
      const lines = all.findLastIndex((node) => node.matches("li"));
      return { isInOrder: lines < totals && totals < end, between: end - totals - 1 };
    });
    expect(order).toEqual({ isInOrder: true, between: 0 });
    const line = reviewLine(page, demo.solarCable);
    expect(await line.locator("dt").count()).toBeGreaterThanOrEqual(3);
    await expect(line).toContainText(t("cart.taxRate", { rate: "19" }));
    await expect(line).toContainText("1 ×");
  });
}

test("the cart names the ways to pay the checkout offers, and the countries", async ({ page }) => {
  const t = await textsOf("de-DE");
  await openCheckout(page, "de-DE", [[demo.sensorSet, 1]]);
  await page.getByRole("link", { name: t("checkout.guestStart") }).click();
  await orderAsGuest(page, t, freshGuest());
  const offered = await page.locator("#checkout-payment .method-choice .font-semibold").allInnerTexts();
  await page.getByRole("button", { name: t("checkout.editCart") }).click();
  const said = page
    .locator("dt", { hasText: t("cart.paymentTitle") })
    .locator("xpath=following-sibling::dd[1]");
  await expect(said).toHaveText(offered.map((name) => name.trim()).join(", "));
  const countries = page.locator("dt", { hasText: t("cart.countriesTitle") });
  await expect(countries.locator("xpath=following-sibling::dd[1]")).toContainText("Deutschland");
});
