import { createFormatters } from "@hearth/i18n";
import { addButton, demo, openCart, productId, settled, sideCart, sum } from "../../fixtures/cart.ts";
import { countClicks } from "../../fixtures/clicks.ts";
import { expect, test, textsOf } from "../../fixtures/shop.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const mostClicks = 4;

test("a Polish visitor reads the costs to Poland first", async ({ page }) => {
  const t = await textsOf("pl-PL");
  const hand = countClicks();
  await page.goto("/pl-PL");
  await hand.click(
    page
      .getByRole("main")
      .getByRole("link", { name: t("price.shippingCosts") })
      .first(),
  );
  const first = page.getByRole("main").getByRole("heading", { level: 2 }).first();
  await expect(first).toContainText("Polska");
  await expect(first).toBeInViewport();
  expect(hand.count).toBeLessThanOrEqual(mostClicks);
});

test("a German visitor calculates them in the cart", async ({ page }) => {
  const t = await textsOf("de-DE");
  const hand = countClicks();
  await page.goto("/");
  await hand.click(addButton(page, t));
  await hand.click(sideCart(page, t).getByRole("link", { name: t("sideCart.toCart") }));
  await hand.choose(page.getByLabel(t("cart.country")), "Polen");
  await hand.click(page.getByRole("button", { name: t("cart.estimate") }));
  await settled(page);
  await expect(page.getByLabel(t("cart.country")).locator("option:checked")).toHaveText("Polen");
  await expect(sum(page, t("cart.shipping"))).toContainText("€");
  expect(hand.count).toBeLessThanOrEqual(mostClicks);
});

test("the first goods in a Polish cart are sent to Poland", async ({ page }) => {
  const t = await textsOf("pl-PL");
  const { money } = createFormatters("pl-PL");
  await page.request.post("/pl-PL/checkout/cart/change", {
    headers: { accept: "application/json", "sec-fetch-site": "same-origin" },
    form: { intent: "add", productId: await productId(page, demo.electrode), quantity: "1" },
  });
  await page.goto("/pl-PL/checkout/cart");
  const country = page.getByLabel(t("cart.country"));
  await expect(country.locator("option:checked")).toHaveText("Polska");
  // Whoever says otherwise is believed, with the next goods too.
  await country.selectOption({ label: "Niemcy" });
  await page.getByRole("button", { name: t("cart.estimate") }).click();
  await settled(page);
  await openCart(page, "pl-PL", [[demo.sensorSet, 1]]);
  await expect(country.locator("option:checked")).toHaveText("Niemcy");
  await expect(sum(page, t("cart.total"))).not.toHaveText(money(0));
});
