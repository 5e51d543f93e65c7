import { cartLines, lineOf } from "../../fixtures/cart.ts";
import { openSearch } from "../../fixtures/search.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

test.use({ viewport: { width: 1440, height: 900 } });

/** As an installer's list has them: each is one of several variants. */
const list = [
  "KA-PB90-22",
  "NW-AM-08",
  "FW-BK-150",
  "FW-SRV-12",
  "PH-MA-4",
  "FL-KV-14",
  "TP-UP-W",
  "WB-PS-100",
  "PU-EC-25-40-130",
  "DF-TR-020",
  "KH-SL-4-B",
  "DN-KL-16",
];
const mostClicks = 30;

test("twelve articles by their numbers, without a wrong one", async ({ page, complaints }) => {
  // Twelve searches and changes of the cart: more than other journeys do.
  test.slow();
  const t = await textsOf("de-DE");
  await page.goto("/");
  const overlay = await openSearch(page, t);
  let clicks = 1;
  const side = page.getByRole("dialog", { name: t("sideCart.title") });
  for (const number of list) {
    await overlay.field.click();
    await overlay.field.fill(number);
    await overlay.field.press("Enter");
    const card = overlay.cards.filter({ hasText: number });
    await expect(overlay.cards).toHaveCount(1);
    await card.getByRole("button", { name: t("addToCart.add") }).click();
    clicks += 2;
    await expect(lineOf(page, number)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(side).toBeHidden();
  }
  expect(clicks).toBeLessThanOrEqual(mostClicks);
  await page.goto("/checkout/cart");
  await expect(cartLines(page)).toHaveCount(list.length);
  for (const number of list) await expect(lineOf(page, number)).toBeVisible();
  await expectGoodPage(page, complaints);
});
