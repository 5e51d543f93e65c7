import type { Locator } from "@playwright/test";
import { locales, localePath } from "@hearth/i18n";
import { addButton, demo, lineOf, openCart, putIn, sideCart } from "../../fixtures/cart.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Controls somebody could tap that are smaller than a finger. Links within a line of text may be. */
async function smallControls(part: Locator): Promise<string[]> {
  return part.evaluate((root) =>
    [...root.querySelectorAll<HTMLElement>("button, .button, input:not([type=hidden]), select")]
      .filter(
        (control) =>
          control.checkVisibility() && !(control instanceof HTMLInputElement && control.type === "checkbox"),
      )
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect();
        // While the drawer moves, what is 44 wide measures a trillionth less.
        return Math.round(width) < 44 || Math.round(height) < 44;
      })
      .map((control) => control.getAttribute("aria-label") ?? control.textContent ?? control.outerHTML),
  );
}

for (const locale of locales) {
  test(`everything about the cart can be tapped in ${locale}`, async ({ page, complaints }) => {
    const t = await textsOf(locale);
    await page.goto(localePath(locale, `/search?search=${demo.sensorSet}`));
    await putIn(page, demo.hotWaterPump, 1);
    await addButton(page, t).tap();
    const side = sideCart(page, t);
    await expect(lineOf(page, demo.sensorSet)).toBeVisible();
    expect(await smallControls(side)).toEqual([]);
    expect(await smallControls(page.getByRole("main"))).toEqual([]);
    await expectGoodPage(page, complaints);

    await openCart(page, locale, [[demo.solarCable, 1]]);
    expect(await smallControls(page.getByRole("main"))).toEqual([]);
    await expectGoodPage(page, complaints);
  });
}
