import { chooseLanguage } from "../../fixtures/languages.ts";
import { expect, test } from "../../fixtures/shop.ts";

test("another language keeps what was searched for and what was chosen", async ({ page }) => {
  await page.goto("/search?search=Aero&min-price=5000");
  const polish = page.locator('#language-menu a[hreflang="pl-PL"]');
  await expect(polish).toHaveAttribute("href", /^\/pl-PL\/search\?.*search=Aero/);
  await chooseLanguage(page, "pl-PL");
  await expect(page.locator("html")).toHaveAttribute("lang", "pl-PL");
  await expect(page).toHaveURL(/\/pl-PL\/search\?(?=.*search=Aero)(?=.*min-price=5000)/);
});

test("the languages follow a filter that is chosen in place", async ({ page }) => {
  await page.goto("/waermepumpen");
  const polish = page.locator('#language-menu a[hreflang="pl-PL"]');
  await expect(polish).toHaveAttribute("href", "/pl-PL/pompy-ciepla");
  await page.getByRole("checkbox", { name: /^Nordwerk/ }).check();
  await expect(polish).toHaveAttribute("href", /^\/pl-PL\/pompy-ciepla\?manufacturer=/);
});

test("phones find the languages in the menu", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: "Menü", exact: true }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Polski" }).click();
  await expect(page).toHaveURL(/\/pl-PL$/);
});
