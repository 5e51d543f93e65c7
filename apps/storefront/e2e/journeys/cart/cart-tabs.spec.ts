import { addButton, badge, cartLines, demo, lineOf, openCart, sideCart } from "../../fixtures/cart.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

test("two tabs share one cart", async ({ page, context, complaints }) => {
  const t = await textsOf("de-DE");
  const other = await context.newPage();
  // Both begin without a cart: the first change of each must not make one of its own.
  await Promise.all([
    page.goto(`/search?search=${demo.sensorSet}&all=1`),
    other.goto(`/search?search=${demo.electrode}&all=1`),
  ]);
  await other.locator("html[data-ready]").waitFor({ state: "attached" });
  await Promise.all([addButton(page, t).click(), addButton(other, t).click()]);
  for (const tab of [page, other]) {
    await expect(sideCart(tab, t)).toBeVisible();
    await expect(badge(tab, t)).toHaveText("2");
  }
  // What the other one did is seen as soon as somebody looks.
  for (const tab of [page, other]) {
    await tab.bringToFront();
    await expect(cartLines(tab)).toHaveCount(2);
  }
  await page.bringToFront();
  await expectGoodPage(page, complaints);
});

test("an open cart page follows another tab", async ({ page, context }) => {
  const t = await textsOf("de-DE");
  await openCart(page, "de-DE", [[demo.sensorSet, 1]]);
  const other = await context.newPage();
  await other.goto(`/search?search=${demo.electrode}&all=1`);
  await other.locator("html[data-ready]").waitFor({ state: "attached" });
  await addButton(other, t).click();
  await expect(badge(other, t)).toHaveText("2");
  await page.bringToFront();
  await expect(lineOf(page, demo.electrode)).toBeVisible();
});
