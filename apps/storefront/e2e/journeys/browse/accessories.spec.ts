import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

const product = "/waermepumpen/monoblock/luft-wasser-waermepumpe-aero-mono-8-kw";

test("nothing is ticked in advance, and what is ticked comes along", async ({ page, complaints }) => {
  const t = await textsOf("de-DE");
  await page.goto(product);
  const accessories = page.getByRole("group", { name: t("product.accessories") });
  const boxes = accessories.getByRole("checkbox");
  expect(await boxes.count()).toBeGreaterThan(0);
  for (const box of await boxes.all()) await expect(box).not.toBeChecked();
  const name = await accessories.locator("label").first().innerText();
  await boxes.first().check();
  await page
    .locator("#add-to-cart")
    .getByRole("button", { name: t("addToCart.add") })
    .click();
  const cart = page.getByRole("dialog");
  await expect(cart.getByText("Aero Mono").first()).toBeVisible();
  await expect(cart.getByText(name).first()).toBeVisible();
  await expectGoodPage(page, complaints);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a ticked accessory comes along", async ({ page }) => {
    const t = await textsOf("de-DE");
    await page.goto(product);
    const accessories = page.getByRole("group", { name: t("product.accessories") });
    const name = await accessories.locator("label").first().innerText();
    await accessories.getByRole("checkbox").first().check();
    await page
      .locator("#add-to-cart")
      .getByRole("button", { name: t("addToCart.add") })
      .click();
    await expect(page).toHaveURL(/\/checkout\/cart/);
    await expect(page.getByRole("main").getByText(name).first()).toBeVisible();
  });
});
