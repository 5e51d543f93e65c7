import { listingCards, openFilterGroup } from "../../fixtures/listing.ts";
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

test("a range and a long list work without scripts", async ({ page }) => {
  const t = await textsOf("de-DE");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/waermepumpen");
  const all = await page.locator("#listing-status").innerText();
  const power = await openFilterGroup(page, "Heizleistung");
  await expect(power.getByRole("slider")).toHaveCount(0);
  await power.locator('input[name$=":min"]').fill("8");
  await power.locator('input[name$=":max"]').fill("8.5");
  await page
    .locator("#listing-filters")
    .getByRole("button", { name: t("listing.apply") })
    .click();
  await expect(page.locator("#listing-status")).not.toHaveText(all);
  const chips = page.getByRole("list", { name: t("listing.active") }).getByRole("link");
  await expect(chips).toContainText(["Heizleistung: 8 bis 8,5 kW"]);
  await expect(listingCards(page).filter({ hasText: "Aero Mono" }).first()).toContainText("8 kW");
  await chips.first().click();
  await expect(page).toHaveURL(/\/waermepumpen$/);

  await page.goto("/heizung");
  const makers = await openFilterGroup(page, t("listing.manufacturer"));
  await expect(makers.getByRole("searchbox")).toHaveCount(0);
  await makers.locator("summary.more-summary").click();
  await expect(makers.getByRole("checkbox").last()).toBeVisible();
});

test("a number leads to its article without scripts", async ({ page }) => {
  const t = await textsOf("de-DE");
  await page.goto("/");
  await page.setViewportSize({ width: 1440, height: 900 });
  const field = page.getByRole("searchbox", { name: t("search.label") });
  await field.fill("NW-AM-08");
  await field.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("8 kW");
  await page.getByRole("link", { name: t("search.all", { term: "NW-AM-08" }) }).click();
  await expect(listingCards(page).first()).toContainText("NW-AM-08");
});

test("the menu of a large screen opens without scripts", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await page.locator("summary.menu-top").first().click();
  const entry = page.locator("details[open] .menu-second").first();
  const name = await entry.innerText();
  await entry.click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
});
