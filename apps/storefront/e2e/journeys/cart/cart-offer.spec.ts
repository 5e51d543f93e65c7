import { demo } from "../../fixtures/cart.ts";
import { expect, test, textsOf } from "../../fixtures/shop.ts";

test("what cannot be bought has no button to press", async ({ page }) => {
  const t = await textsOf("de-DE");
  await page.goto(`/search?search=${demo.soldOut}&all=1`);
  const soldOut = page.getByRole("article").filter({ hasText: demo.soldOut });
  await expect(soldOut.getByRole("button", { name: t("addToCart.add") })).toBeDisabled();
  await page.goto("/search?search=KH-SL&all=1");
  const family = page.getByRole("article").filter({ hasText: "KH-SL" }).first();
  await expect(family).toBeVisible();
  await expect(family.getByRole("button", { name: t("addToCart.add") })).toHaveCount(0);
  await expect(family.getByText(t("product.details"))).toHaveCount(0);
});
