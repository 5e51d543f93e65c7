import { hiddenWhenFocused } from "../../fixtures/focus-in-sight.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

test("the first key leads past the header", async ({ page }) => {
  const t = await textsOf("de-DE");
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: t("shell.skipToContent") });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
});

test("the mega menu opens, is walked through and closes by keyboard", async ({ page, complaints }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/waermepumpen");
  const open = page.locator("details.submenu[open]");
  const [first, second] = [0, 1].map((index) => page.locator("summary.menu-top").nth(index));
  if (!first || !second) throw new Error("the menu has two entries");

  await second.press("Enter");
  await expect(open).toHaveCount(1);
  await expectGoodPage(page, complaints);

  await page.keyboard.press("Tab");
  await expect(open.locator(".menu-overview")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(open.locator(".menu-second").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(open).toHaveCount(0);
  await expect(second).toBeFocused();

  await second.press("Space");
  await expect(open).toHaveCount(1);
  await page.keyboard.press("Shift+Tab");
  await expect(first).toBeFocused();
  await expect(open).toHaveCount(0);
});

test("the side menu goes down and back by keyboard, and the focus follows", async ({ page }) => {
  const t = await textsOf("de-DE");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const opener = page.getByRole("button", { name: t("shell.menu"), exact: true });
  await opener.press("Enter");
  const menu = page.getByRole("dialog", { name: t("shell.menu") });
  const row = menu.getByRole("button", { name: "Heizung", exact: true });
  await row.press("Enter");
  await expect(menu.getByRole("heading", { name: "Heizung", exact: true })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("link", { name: t("shell.overviewOf", { name: "Heizung" }) })).toBeFocused();
  await menu.getByRole("button", { name: t("shell.menuBack") }).press("Enter");
  await expect(row).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});

for (const [path, width, height] of [
  ["/waermepumpen", 1440, 900],
  ["/waermepumpen", 390, 844],
  ["/waermepumpen/monoblock/aero-mono", 390, 844],
] as const) {
  test(`nothing that has the focus is hidden by what sticks, on ${path} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    await expect(page.locator("html[data-ready]")).toBeAttached();
    expect(await hiddenWhenFocused(page.locator("body"))).toEqual([]);
  });
}

test("nothing that has the focus is hidden by the sums of the side cart", async ({ page }) => {
  const t = await textsOf("de-DE");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/waermepumpen/monoblock/aero-mono");
  await page
    .getByRole("button", { name: t("addToCart.add"), exact: true })
    .first()
    .press("Enter");
  const cart = page.getByRole("dialog", { name: t("sideCart.title") });
  await expect(cart.getByRole("heading", { name: t("cart.crossSelling") })).toBeVisible();
  expect(await hiddenWhenFocused(cart)).toEqual([]);
});
