import { listingCards } from "../../fixtures/listing.ts";
import { expect, test, textsOf } from "../../fixtures/shop.ts";

test.use({ javaScriptEnabled: false });

for (const width of [390, 1440]) {
  test(`filter, sort, load more and a product work without scripts at ${width}`, async ({ page }) => {
    const t = await textsOf("de-DE");
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/heizung");
    const cards = listingCards(page);
    await expect(cards).toHaveCount(10);

    await page.getByLabel(t("listing.sortBy")).selectOption("price-asc");
    await page
      .getByRole("button", { name: t("listing.apply") })
      .first()
      .click();
    await expect(page).toHaveURL(/\/heizung\?.*order=price-asc/);
    await expect(page.getByLabel(t("listing.sortBy"))).toHaveValue("price-asc");

    if (width < 1024) await page.getByRole("button", { name: t("listing.allFilters") }).click();
    const box = page.locator('input[name="manufacturer"]:enabled').nth(1);
    await box.check();
    await page.locator('input[name="manufacturer"]:enabled').nth(2).check();
    await page.getByLabel(t("listing.priceTo")).fill("20000");
    await page
      .locator("#listing-filters")
      .getByRole("button", { name: t("listing.apply") })
      .click();
    await expect(page).toHaveURL(/manufacturer=[0-9a-f]{32}&manufacturer=[0-9a-f]{32}/);
    await expect(page.locator('input[name="manufacturer"]:checked')).toHaveCount(2);
    await expect(page.getByRole("list", { name: t("listing.active") }).getByRole("link")).toHaveCount(3);

    await page
      .getByRole("link", { name: t("listing.reset"), includeHidden: false })
      .last()
      .click();
    await expect(page).toHaveURL(/\/heizung\?order=price-asc$/);
    await page.getByRole("link", { name: t("listing.more") }).click();
    await expect(page).toHaveURL(/\/heizung\?order=price-asc&p=2$/);
    await expect(cards).toHaveCount(20);

    const product = cards.nth(12).getByRole("heading").getByRole("link");
    const name = await product.innerText();
    await product.click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  });
}

test("the menu of a large screen opens without scripts", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await page.locator("summary.menu-top").first().click();
  const entry = page.locator("details[open] .menu-second").first();
  const name = await entry.innerText();
  await entry.click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
});
