import { expect, test } from "../../fixtures/shop.ts";
import { listingCards } from "../../fixtures/listing.ts";
import { readSitemap } from "../../crawl/listed-pages.ts";

const screens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** As much of a card as shows what it is: its picture. */
const shownPart = 100;

// Place is what counts here, and the server's page has it: pictures keep their place without
// being loaded, and no script moves anything, so that eighty categories take seconds.
test.use({ javaScriptEnabled: false });

test("every category shows its name and its first product in the first screen", async ({ page, request }) => {
  test.slow();
  await page.route("**/*", (route) => (route.request().resourceType() === "image" ? route.abort() : route.continue()));
  const pages = await readSitemap(request);
  const categories = pages.filter(({ type, locale }) => type === "categories" && locale === "de-DE");
  expect(categories.length).toBeGreaterThan(50);
  const tooLow: string[] = [];
  let withProducts = 0;
  for (const { path } of categories) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const card = listingCards(page).first();
    if ((await card.count()) === 0) continue;
    withProducts += 1;
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
      const top = (await card.boundingBox())?.y ?? Infinity;
      if (top + shownPart > screen.height) tooLow.push(`${path} at ${screen.width} px: ${Math.round(top)} px`);
    }
  }
  expect(withProducts).toBeGreaterThan(50);
  expect(tooLow).toEqual([]);
});
