import { localePath } from "@hearth/i18n";
import type { Locale, Translate } from "@hearth/i18n";
import type { Locator, Page } from "@playwright/test";
import { demo, openCart } from "../../fixtures/cart.ts";
import { journeyLocales } from "../../fixtures/languages.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

const product = "/waermepumpen/monoblock/luft-wasser-waermepumpe-aero-mono-8-kw";
const nothing = "/search?search=qqqqzzzz";

/** What the row is called depends on what was ordered in this shop so far. */
function row(page: Page, t: Translate): Locator {
  const titles = [
    t("recommendation.together"),
    t("recommendation.popular"),
    t("recommendation.popularIn", { category: ".+" }),
    t("recommendation.assortment"),
    t("recommendation.assortmentIn", { category: ".+" }),
  ];
  const heading = page.getByRole("heading", { level: 2, name: new RegExp(`^(${titles.join("|")})$`) });
  return page.locator(".recommended").filter({ has: heading });
}

/** Adds up how far things move that are in sight, as browsers count it. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = Object.assign(globalThis, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) counted.shifts += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifts: number }).shifts);
}

/** As a reader gets there: what a page skips on the way is not laid out yet. */
async function scrollToRow(page: Page): Promise<void> {
  const place = page.locator(".recommended");
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 300);
        return place.evaluate((part) => part.getBoundingClientRect().top < innerHeight / 2);
      },
      { intervals: [50] },
    )
    .toBe(true);
}

async function expectRow(page: Page, locale: Locale): Promise<void> {
  const cards = row(page, await textsOf(locale)).getByRole("article");
  await scrollToRow(page);
  await expect(cards.first()).toBeVisible();
  expect(await cards.count()).toBeGreaterThanOrEqual(3);
}

for (const locale of journeyLocales) {
  test(`start page and empty search offer products to go on with in ${locale} [43]`, async ({
    page,
    complaints,
  }) => {
    const shifts = await watchShifts(page);
    for (const path of ["/", nothing]) {
      await page.goto(localePath(locale, path));
      await expectRow(page, locale);
      expect(await shifts()).toBeLessThan(0.01);
      await expectGoodPage(page, complaints);
    }
  });

  test(`the cart offers more than it holds, empty or full, in ${locale} [43]`, async ({
    page,
    complaints,
  }) => {
    await page.goto(localePath(locale, "/checkout/cart"));
    await expectRow(page, locale);
    await openCart(page, locale, [[demo.sensorSet, 1]]);
    await expectRow(page, locale);
    await expectGoodPage(page, complaints);
  });
}

test("a product's page asks again when its full path changed, and not before [43]", async ({
  page,
  complaints,
}) => {
  const t = await textsOf("de-DE");
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/fragments/recommendations/")) asked.push(pathname);
  });
  await page.goto(product);
  expect(asked).toEqual([]);
  await expectRow(page, "de-DE");
  expect(asked).toHaveLength(1);
  const variants = page.getByRole("group", { name: t("product.chooseVariant") });
  await variants.getByRole("link").first().click();
  await expect(page).not.toHaveURL(new RegExp(`${product}$`));
  await expect.poll(() => new Set(asked).size).toBe(2);
  await expectRow(page, "de-DE");
  await expectGoodPage(page, complaints);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("slots are empty and take no room [43]", async ({ page }) => {
    await page.goto("/");
    expect(await page.locator(".recommended").evaluate((part) => part.clientHeight)).toBe(0);
  });
});
