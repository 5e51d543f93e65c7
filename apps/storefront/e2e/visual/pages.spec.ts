import type { Page } from "@playwright/test";
import { demo, openCart } from "../fixtures/cart.ts";
import { expect, test } from "../fixtures/shop.ts";

/** Pictures of pages as they should look: `npm run test:e2e -- --project visual`, with `--update-snapshots` after a change that was meant. */
const pages = [
  ["home", "/"],
  ["home in Polish", "/pl-PL"],
  ["category", "/waermepumpen/monoblock"],
  ["product", "/waermepumpen/monoblock/aero-mono"],
  ["search", "/search?search=pumpe"],
  ["guide", "/ratgeber/photovoltaik-speicher"],
  ["registration", "/register"],
  ["styleguide", "/styleguide"],
] as const;

const widths = [390, 1440] as const;

/** As for somebody who scrolled to the end: parts that begin to run when they are seen have begun. */
async function allRuns(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const islands = [
      ...document.querySelectorAll<Element & { wake: () => Promise<unknown> }>(
        "hearth-island:not([when=interaction])",
      ),
    ];
    await Promise.all(islands.map((island) => island.wake()));
  });
  // Rows that come by themselves. Not "networkidle": a question that is dropped after its answer began never ends for Playwright.
  await expect(page.locator(".recommended:not([hidden]):empty")).toHaveCount(0);
}

/** Days of delivery are other ones tomorrow. */
async function stopCalendar(page: Page): Promise<void> {
  await page.evaluate(() => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const text = words.currentNode as Text;
      text.data = text.data.replace(/\d{2}\.\d{2}\.(?:\d{4})?/g, "01.01.");
    }
  });
}

/**
 * Everything is laid out, however far below, and what leaves by itself has left. Pictures keep their place, but are not looked at: a new one
 * of the catalogue is no change of the page, and those of closed menus would lie over it if they were masked.
 */
const style = `img { opacity: 0 !important }
  .cms-section { content-visibility: visible !important }
  hearth-island[name="leaving-notification"] { display: none }`;

async function expectAsBefore(page: Page): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, style);
  await allRuns(page);
  await stopCalendar(page);
  await expect(page).toHaveScreenshot({ fullPage: true });
}

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

    for (const [name, path] of pages) {
      test(`${name} looks as before`, async ({ page }) => {
        await page.goto(path);
        await expectAsBefore(page);
      });
    }

    test("cart looks as before", async ({ page }) => {
      await openCart(page, "de-DE", [[demo.sensorSet, 2]]);
      await expectAsBefore(page);
    });
  });
}
