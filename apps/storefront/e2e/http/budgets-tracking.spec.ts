import { sum, watchResponses } from "../fixtures/sent-bytes.ts";
import { expect, textsOf } from "../fixtures/shop.ts";
import { test } from "../fixtures/tracked-shop.ts";

/** Most bytes of script, brotli, where visits are counted: our own and the other's together. */
const mostScript = 95_000;

test("a product page stays within its budget where visits are counted", async ({ page, trackedShop }) => {
  const t = await textsOf("de-DE");
  await page.goto("/");
  const layer = page.getByRole("region", { name: t("consent.layerTitle") });
  await layer.getByRole("button", { name: t("consent.acceptAll") }).click();
  await expect.poll(async () => (await trackedShop.tags.hits()).length).toBeGreaterThan(1);
  await trackedShop.tags.clear();

  const sentSoFar = watchResponses(page);
  await page.goto("/waermepumpen/monoblock/aero-mono", { waitUntil: "networkidle" });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState("networkidle");
  await expect.poll(async () => (await trackedShop.tags.hits()).length).toBeGreaterThan(2);
  const scripts = (await sentSoFar()).filter(({ type }) => type === "script");
  console.log(`bytes of script with tracking: ${sum(scripts)}`);
  expect(sum(scripts)).toBeLessThanOrEqual(mostScript);
  expect(scripts.some(({ url }) => url.startsWith(trackedShop.tags.url))).toBe(true);
});
