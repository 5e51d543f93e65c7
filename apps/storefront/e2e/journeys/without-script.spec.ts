import { expect, test, textsOf } from "../fixtures/shop.ts";

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

test("sorting, paging and the menu work without scripts", async ({ page }) => {
  const t = await textsOf("de-DE");
  await page.goto("/heizung");
  await page.getByLabel(t("listing.sortBy")).selectOption("price-asc");
  await page.getByRole("button", { name: t("listing.apply") }).click();
  await expect(page).toHaveURL(/\/heizung\?order=price-asc$/);
  await expect(page.getByLabel(t("listing.sortBy"))).toHaveValue("price-asc");

  const pages = page.getByRole("navigation", { name: t("listing.pages") });
  await pages.getByRole("link", { name: t("listing.next") }).click();
  await expect(page).toHaveURL(/\/heizung\?order=price-asc&p=2$/);
  await expect(pages.getByRole("link", { name: t("listing.page", { page: 2 }) })).toHaveAttribute(
    "aria-current",
    "page",
  );

  await page.getByText(t("shell.menu"), { exact: true }).click();
  await page.locator("summary.menu-top").first().click();
  await page.locator("details[open] .menu-second").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
