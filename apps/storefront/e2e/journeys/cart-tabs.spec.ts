import type { Page } from "@playwright/test";
import { badge, demo, lineOf, openCart, sideCart } from "../fixtures/cart.ts";
import { expect, expectGoodPage, test, textsOf } from "../fixtures/shop.ts";

test("two tabs share one cart", async ({ page, context, complaints }) => {
  const t = await textsOf("de-DE");
  const other = await context.newPage();
  // Both begin without a cart: the first change of each must not make one of its own.
  await Promise.all([
    page.goto(`/search?search=${demo.sensorSet}`),
    other.goto(`/search?search=${demo.electrode}`),
  ]);
  await other.locator("html[data-ready]").waitFor({ state: "attached" });
  const addIn = (tab: Page) => tab.locator("main form[data-cart-form] button").first();
  await Promise.all([addIn(page).click(), addIn(other).click()]);
  for (const tab of [page, other]) {
    await expect(sideCart(tab, t)).toBeVisible();
    await expect(badge(tab)).toHaveText("2");
  }
  // What the other one did is seen as soon as somebody looks.
  for (const tab of [page, other]) {
    await tab.bringToFront();
    await expect(tab.locator("[data-cart-line]")).toHaveCount(2);
  }
  await page.bringToFront();
  await expectGoodPage(page, complaints);
});

test("an open cart page follows another tab", async ({ page, context }) => {
  await openCart(page, "de-DE", [[demo.sensorSet, 1]]);
  const other = await context.newPage();
  await other.goto(`/search?search=${demo.electrode}`);
  await other.locator("html[data-ready]").waitFor({ state: "attached" });
  await other.locator("main form[data-cart-form] button").first().click();
  await expect(badge(other)).toHaveText("2");
  await page.bringToFront();
  await expect(lineOf(page, demo.electrode)).toBeVisible();
});
