import type { Page } from "@playwright/test";
import { createFormatters } from "@hearth/i18n";
import type { Translate } from "@hearth/i18n";
import { cartView, demo, openCart, settled, sum } from "../../fixtures/cart.ts";
import { journeyLocales } from "../../fixtures/languages.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

async function enterCode(page: Page, t: Translate, code: string): Promise<void> {
  await page.getByLabel(t("cart.code"), { exact: true }).fill(code);
  await page.getByRole("button", { name: t("cart.codeApply") }).click();
  await settled(page);
}

for (const locale of journeyLocales) {
  test(`a code is taken off and given up again in ${locale} [223]`, async ({ page, complaints }) => {
    const t = await textsOf(locale);
    const { money } = createFormatters(locale);
    await openCart(page, locale, [[demo.lastToolCases, 1]]);
    await enterCode(page, t, "HEARTH5");
    // 5 % of 279.00 €
    await expect(sum(page, t("cart.afterDiscounts"))).toHaveText(money(26505));
    const row = page.locator("dl > div", { hasText: "HEARTH5" });
    await expect(row).toContainText(money(-1395));
    await expect(cartView(page).locator(".notice-success")).toHaveCount(1);
    await expectGoodPage(page, complaints);
    await row.getByRole("button").click();
    await settled(page);
    await expect(row).toHaveCount(0);
    await expect(cartView(page).getByText(t("cart.said.codeRemoved"))).toBeVisible();
    await expect(sum(page, t("cart.afterDiscounts"))).toHaveCount(0);
    await expectGoodPage(page, complaints);
  });
}

interface Case {
  what: string;
  goods: [number: string, quantity: number][];
  code: string;
  /** What is left of the goods, in cents. */
  leftCents: number;
}

const taken: Case[] = [
  { what: "an amount", goods: [[demo.hotWaterPump, 1]], code: "SPARE50", leftCents: 234000 },
  { what: "a voucher", goods: [[demo.lastToolCases, 1]], code: "WILLKOMMEN-7K2M", leftCents: 26900 },
  { what: "the third of a set", goods: [[demo.pressBend, 7]], code: "DREI2", leftCents: 4950 },
  { what: "a pair for a fixed price", goods: [[demo.actuator, 4]], code: "DUO30", leftCents: 6000 },
  { what: "a fixed price", goods: [[demo.solarCable, 2]], code: "KABEL99", leftCents: 19800 },
];

for (const { what, goods, code, leftCents } of taken) {
  test(`${what} is taken off by ${code}`, async ({ page }) => {
    const t = await textsOf("de-DE");
    const { money } = createFormatters("de-DE");
    await openCart(page, "de-DE", goods);
    await enterCode(page, t, code);
    await expect(sum(page, t("cart.afterDiscounts"))).toHaveText(money(leftCents));
  });
}

test("shipping is taken off, and stays seen", async ({ page }) => {
  const t = await textsOf("de-DE");
  await openCart(page, "de-DE", [[demo.solarCable, 1]]);
  await expect(sum(page, t("cart.shipping"))).toHaveText(createFormatters("de-DE").money(590));
  await enterCode(page, t, "VERSANDFREI");
  await expect(sum(page, t("cart.shipping"))).toContainText(t("cart.shippingFree"));
  await expect(page.locator("dl > div", { hasText: "VERSANDFREI" })).toContainText(t("cart.codeShipping"));
});

test("a code that does not fit yet waits, an unknown or expired one is refused", async ({
  page,
  complaints,
}) => {
  const t = await textsOf("de-DE");
  await openCart(page, "de-DE", [[demo.sensorSet, 1]]);
  for (const code of ["GIBTESNICHT", "SOMMER24", "ERSTE100"]) {
    await enterCode(page, t, code);
    await expect(
      cartView(page).getByText(t("cart.notice.promotion-not-found", { code })).first(),
    ).toBeVisible();
    await expect(sum(page, t("cart.afterDiscounts"))).toHaveCount(0);
  }
  await enterCode(page, t, "SPARE50");
  const waiting = t("cart.notice.promotion-not-eligible", { name: "50 € Sofortrabatt" });
  await expect(cartView(page).getByText(waiting).first()).toBeVisible();
  await expectGoodPage(page, complaints);
});

test("two codes that exclude each other: one is taken, the other is told", async ({ page, complaints }) => {
  const t = await textsOf("de-DE");
  await openCart(page, "de-DE", [[demo.lastToolCases, 1]]);
  await enterCode(page, t, "HEARTH5");
  await enterCode(page, t, "WILLKOMMEN-9P4X");
  await expect(page.locator("dl > div").filter({ hasText: /Code (HEARTH5|WILLKOMMEN-9P4X)/ })).toHaveCount(1);
  await expect(
    cartView(page)
      .getByText(/lässt sich nicht mit einem anderen Vorteil/)
      .first(),
  ).toBeVisible();
  await expectGoodPage(page, complaints);
});

test("messages of a change are shown once", async ({ page }) => {
  const t = await textsOf("de-DE");
  await openCart(page, "de-DE", [[demo.lastToolCases, 1]]);
  await enterCode(page, t, "HEARTH5");
  await expect(cartView(page).locator(".notice-success")).toHaveCount(1);
  await page.reload();
  await expect(page.locator("dl > div", { hasText: "HEARTH5" })).toBeVisible();
  await expect(cartView(page).locator(".notice-success")).toHaveCount(0);
});
