import { createFormatters, locales } from "@hearth/i18n";
import { digitalWaiver } from "@hearth/i18n/legal";
import { comeFromElsewhere } from "../../fixtures/customers.ts";
import { demo, openCart, settled } from "../../fixtures/cart.ts";
import {
  expectPlaced,
  guestAtCheckout,
  openCheckout,
  orderAsGuest,
  freshGuest,
  orderButton,
  reviewLine,
  special,
  terms,
} from "../../fixtures/checkout.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

test.beforeEach(({ context }) => comeFromElsewhere(context));

for (const locale of locales) {
  test(`files are ordered with or without the waiver in ${locale} [78, 222]`, async ({
    page,
    complaints,
  }) => {
    const t = await textsOf(locale);
    await guestAtCheckout(page, { locale, goods: [[special.guide, 1]] });
    const waiver = page.getByRole("checkbox", { name: digitalWaiver(locale, "Hearth GmbH") });
    await expect(waiver).not.toBeChecked();
    await expect(page.getByText(t("cart.virtual"))).toBeVisible();
    await expect(page.getByRole("heading", { name: t("checkout.shippingAddress") })).toHaveCount(0);
    await expectGoodPage(page, complaints);
    await waiver.check();
    await terms(page).check();
    await orderButton(page, t).click();
    await expectPlaced(page);
  });
}

test("goods that are sent know no waiver", async ({ page }) => {
  await guestAtCheckout(page, { locale: "de-DE", goods: [[demo.sensorSet, 1]] });
  await expect(page.locator("#checkout-waiver")).toHaveCount(0);
});

test("a cart with 0 % and 19 % is ordered as it was declared", async ({ page, complaints }) => {
  const t = await textsOf("de-DE");
  const { money } = createFormatters("de-DE");
  await openCart(page, "de-DE", [
    [demo.solarCable, 1],
    [demo.sensorSet, 1],
  ]);
  await page.getByLabel(t("cart.declarationOperator")).check();
  await page.getByRole("button", { name: t("cart.declarationApply") }).click();
  await settled(page);
  await openCheckout(page, "de-DE", []);
  await page.getByRole("link", { name: t("checkout.guestStart") }).click();
  await orderAsGuest(page, t, freshGuest());
  const review = page.locator("#checkout-review");
  await expect(review).toContainText(t("checkout.declaration"));
  await expect(reviewLine(page, demo.solarCable)).toContainText(money(9160));
  await expect(reviewLine(page, demo.solarCable)).toContainText(t("cart.zeroRate"));
  await expect(review).toContainText(t("cart.taxContained", { rate: "0" }));
  await expect(review).toContainText(t("cart.taxContained", { rate: "19" }));
  await expectGoodPage(page, complaints);
  await terms(page).check();
  await orderButton(page, t).click();
  await expectPlaced(page);
});
