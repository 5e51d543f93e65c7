import { demo, openCart } from "../fixtures/cart.ts";
import { expect, test } from "../fixtures/shop.ts";

/** Pictures of pages as they should look: `npm run e2e -- --project visual`, with `--update-snapshots` after a change that was meant. */
const pages = [
  ["home", "/"],
  ["home in Polish", "/pl-PL"],
  ["category", "/waermepumpen/monoblock"],
  ["product", "/waermepumpen/monoblock/aero-mono"],
  ["search", "/search?search=pumpe"],
  ["guide", "/ratgeber/photovoltaik-speicher"],
  ["registration", "/register"],
] as const;

const widths = [390, 1440] as const;

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

    for (const [name, path] of pages) {
      test(`${name} looks as before`, async ({ page }) => {
        await page.goto(path);
        await expect(page).toHaveScreenshot({ fullPage: true, mask: [page.locator("img")] });
      });
    }

    test("cart looks as before", async ({ page }) => {
      await openCart(page, "de-DE", [[demo.sensorSet, 2]]);
      await expect(page).toHaveScreenshot({ fullPage: true, mask: [page.locator("img")] });
    });
  });
}
