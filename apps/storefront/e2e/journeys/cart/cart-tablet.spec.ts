import { locales } from "@hearth/i18n";
import { demo, lineOf, openCart } from "../../fixtures/cart.ts";
import { expect, expectGoodPage, test } from "../../fixtures/shop.ts";

test.use({ viewport: { width: 768, height: 1024 } });

for (const locale of locales) {
  test(`a long note on the price leaves the name its room in ${locale}`, async ({ page, complaints }) => {
    await openCart(page, locale, [[demo.reducedKit, 1]]);
    const name = lineOf(page, demo.reducedKit).locator(".cart-line-name");
    await expect(name).toBeVisible();
    expect((await name.boundingBox())?.width).toBeGreaterThan(160);
    await expectGoodPage(page, complaints);
  });
}
