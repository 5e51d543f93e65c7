import { localePath, locales } from "@hearth/i18n";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

for (const locale of locales) {
  test(`browse from the home page to a product in ${locale} [3, 98]`, async ({ page, complaints }) => {
    const t = await textsOf(locale);
    await page.goto(localePath(locale, "/"));
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectGoodPage(page, complaints);

    const menu = page.getByRole("navigation", { name: t("shell.mainNavigation") });
    await menu.locator("summary.menu-top").nth(1).press("Enter");
    const entry = menu.locator("details[open] .menu-second").first();
    const name = await entry.innerText();
    await entry.click();

    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page.getByRole("navigation", { name: t("shell.breadcrumb") })).toContainText(name);
    await expect(page.getByRole("article").first()).toContainText(t("price.taxIncluded"));
    await expectGoodPage(page, complaints);

    const card = page.getByRole("article").first();
    const product = await card.getByRole("heading").innerText();
    await card.getByRole("heading").getByRole("link").click();

    await expect(page.getByRole("heading", { level: 1, name: product })).toBeVisible();
    await expect(page.locator("[data-price]").first()).toContainText("€");
    await expect(page.getByText(t("product.number")).first()).toBeVisible();
    await expectGoodPage(page, complaints);
  });
}

test("the language switch stays on the same page [14]", async ({ page }) => {
  await page.goto("/waermepumpen");
  await page.getByRole("link", { name: "Polski" }).click();
  await expect(page).toHaveURL(/\/pl-PL\/pompy-ciepla$/);
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/\/en-GB\/heat-pumps$/);
  await page.getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL(/\/waermepumpen$/);
});

test("the browser remembers the language for a year and nothing redirects by it [16]", async ({
  page,
  context,
}) => {
  await page.goto("/pl-PL");
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === "i18n_redirected")?.value)
    .toBe("pl-PL");
  const cookie = (await context.cookies()).find(({ name }) => name === "i18n_redirected");
  expect(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000).toBeGreaterThan(364);
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "de-DE");
});
