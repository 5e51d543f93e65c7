import { expect, test } from "../../fixtures/shop.ts";
import { listingCards } from "../../fixtures/listing.ts";
import { readSitemap } from "../../crawl/listed-pages.ts";

const screens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** As much of a card as shows what it is: its picture. */
const shownPart = 100;

/** Every eighth; all of them with CRAWL=all (`npm run prove:first-screen`). */
const stride = process.env["CRAWL"] === "all" ? 1 : 8;

// Place is what counts here, and the server's page has it: pictures keep their place without
// being loaded, and no script moves anything.
test.use({ javaScriptEnabled: false });

test("a category shows its name and its first product in the first screen", async ({ page, request }) => {
  test.slow();
  await page.route("**/*", (route) =>
    route.request().resourceType() === "image" ? route.abort() : route.continue(),
  );
  const pages = await readSitemap(request);
  const categories = pages.filter(({ type, locale }) => type === "categories" && locale === "de-DE");
  expect(categories.length).toBeGreaterThan(50);
  const chosen = categories.filter((_, index) => index % stride === 0);
  const tooLow: string[] = [];
  let withProducts = 0;
  for (const { path } of chosen) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const card = listingCards(page).first();
    if ((await card.count()) === 0) continue;
    withProducts += 1;
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
      const top = (await card.boundingBox())?.y ?? Infinity;
      if (top + shownPart > screen.height)
        tooLow.push(`${path} at ${screen.width} px: ${Math.round(top)} px`);
    }
  }
  expect(withProducts).toBeGreaterThan(chosen.length / 2);
  expect(tooLow).toEqual([]);
});
