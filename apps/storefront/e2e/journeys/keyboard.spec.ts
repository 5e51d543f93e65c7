import { expect, test, textsOf } from "../fixtures/shop.ts";

test("the first key leads past the header, Escape closes a menu and keeps the focus", async ({ page }) => {
  const t = await textsOf("de-DE");
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: t("shell.skipToContent") });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();

  const menu = page.locator("summary.menu-top").first();
  await menu.press("Enter");
  await expect(page.locator("details.submenu[open]")).toHaveCount(1);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(page.locator("details.submenu[open]")).toHaveCount(0);
  await expect(menu).toBeFocused();
});
