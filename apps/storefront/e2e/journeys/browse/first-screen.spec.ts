import { expect, test } from "../../fixtures/shop.ts";
import { listingCards } from "../../fixtures/listing.ts";
import { readSitemap } from "../../crawl/listed-pages.ts";

const screens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** As much of a card as shows what it is: its picture. */
const shownPart = 100;

for (const screen of screens) {
  test(`every category shows its name and its first product at ${screen.width} × ${screen.height}`, async ({
    page,
    request,
  }) => {
    test.slow();
    const pages = await readSitemap(request);
    const categories = pages.filter(({ type, locale }) => type === "categories" && locale === "de-DE");
    expect(categories.length).toBeGreaterThan(50);
    await page.setViewportSize(screen);
    const tooLow: string[] = [];
    let withProducts = 0;
    for (const { path } of categories) {
      await page.goto(path);
      const card = listingCards(page).first();
      if ((await card.count()) === 0) continue;
      withProducts += 1;
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
      const top = (await card.boundingBox())?.y ?? Infinity;
      if (top + shownPart > screen.height) tooLow.push(`${path}: ${Math.round(top)} px`);
    }
    expect(withProducts).toBeGreaterThan(50);
    expect(tooLow).toEqual([]);
  });
}
