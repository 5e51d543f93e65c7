import type { Page } from "@playwright/test";
import { createFormatters } from "@hearth/i18n";
import type { Translate } from "@hearth/i18n";
import { badge, cartView, demo, lineOf, openCart, settled, sum } from "../../fixtures/cart.ts";
import { journeyLocales } from "../../fixtures/languages.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

const { money } = createFormatters("de-DE");

async function deliverTo(page: Page, t: Translate, country: string, zipcode: string): Promise<void> {
  await page.getByLabel(t("cart.country")).selectOption({ label: country });
  await page.getByLabel(t("cart.zipcode")).fill(zipcode);
  await page.getByRole("button", { name: t("cart.estimate") }).click();
  await settled(page);
}

test("freight costs more on an island, and does not go to Switzerland", async ({ page, complaints }) => {
  const t = await textsOf("de-DE");
  await openCart(page, "de-DE", [[demo.hotWaterPump, 1]]);
  await deliverTo(page, t, "Deutschland", "60311");
  await expect(page.getByText(t("cart.freight"))).toBeVisible();
  await expect(sum(page, t("cart.shipping"))).toContainText(money(6900));
  await expect(page.getByLabel(t("cart.zipcode"))).toHaveValue("60311");
  await expectGoodPage(page, complaints);

  await deliverTo(page, t, "Deutschland", "26757");
  await expect(sum(page, t("cart.shipping"))).toContainText(money(15900));

  await deliverTo(page, t, "Schweiz", "8001");
  await expect(page.getByText(t("cart.notDeliverable"))).toBeVisible();
  await expect(sum(page, t("cart.shipping"))).toHaveText(t("cart.shippingNone"));
  await expect(page.getByText(t("cart.blocked"))).toBeVisible();
  await expectGoodPage(page, complaints);

  await deliverTo(page, t, "Österreich", "1010");
  await expect(page.getByText(t("cart.notDeliverable"))).toHaveCount(0);
  await expect(sum(page, t("cart.shipping"))).toContainText(money(12900));
});

for (const locale of journeyLocales) {
  test(`a cart with 19 % and 0 % by declaration in ${locale}`, async ({ page, complaints }) => {
    const t = await textsOf(locale);
    const format = createFormatters(locale);
    await openCart(page, locale, [
      [demo.solarCable, 1],
      [demo.sensorSet, 1],
    ]);
    const operator = page.getByLabel(t("cart.declarationOperator"));
    await expect(operator).not.toBeChecked();
    await expect(sum(page, t("cart.taxContained", { rate: "0" }))).toHaveCount(0);
    await operator.check();
    await page.getByRole("button", { name: t("cart.declarationApply") }).click();
    await settled(page);
    await expect(operator).toBeChecked();
    // 109.00 € without the 19 % it held.
    await expect(lineOf(page, demo.solarCable)).toContainText(format.money(9160));
    await expect(lineOf(page, demo.solarCable)).toContainText(t("cart.zeroRate"));
    await expect(lineOf(page, demo.sensorSet)).toContainText(t("cart.taxRate", { rate: "19" }));
    await expect(sum(page, t("cart.taxContained", { rate: "0" }))).toHaveText(format.money(0));
    await expect(sum(page, t("cart.taxContained", { rate: "19" }))).not.toHaveText(format.money(0));
    await expectGoodPage(page, complaints);

    await operator.uncheck();
    await page.getByRole("button", { name: t("cart.declarationApply") }).click();
    await settled(page);
    await expect(lineOf(page, demo.solarCable)).toContainText(format.money(10900));
    await expect(sum(page, t("cart.taxContained", { rate: "0" }))).toHaveCount(0);
  });
}

test("a configuration arrives as a group of its own [13]", async ({ page, complaints }) => {
  const t = await textsOf("de-DE");
  await openCart(page, "de-DE", [[demo.actuator, 2]]);
  await page.goto(
    `/checkout/cart/handover?source=UnderfloorHeating&reference=4711&items=${demo.actuator}:6,${demo.electrode}:3,XX-1:2`,
  );
  await expect(page.getByText(t("cart.notice.product-number-not-found", { number: "XX-1" }))).toBeVisible();
  await expectGoodPage(page, complaints);
  await page.getByRole("button", { name: t("cart.handoverAdd") }).click();
  await expect(page).toHaveURL("/checkout/cart");
  const title = t("cart.groupReference", { source: t("cart.groupHeating"), reference: "4711" });
  const group = cartView(page).getByRole("region", { name: title });
  await expect(group.getByRole("listitem")).toHaveCount(2);
  await expect(cartView(page).getByRole("region", { name: t("cart.groupShop") })).toBeVisible();
  await expect(lineOf(page, demo.actuator)).toHaveCount(2);
  await expectGoodPage(page, complaints);
  // The number is this browser's: the cart page writes it down once its scripts run.
  await expect(badge(page, t)).toHaveText("11");
  await page.goto("/");
  await expect(badge(page, t)).toHaveText("11");
});
