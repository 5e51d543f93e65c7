import { sum, watchResponses } from "../fixtures/sent-bytes.ts";
import type { Sent } from "../fixtures/sent-bytes.ts";
import { expect, test } from "../fixtures/shop.ts";

/** Most bytes a page may send, brotli. What loads after a click counts when it is clicked, not here. */
const budget = { stylesheet: 18_500, script: 90_000, scriptBeforeIdle: 15_000 };

/**
 * Each page with the bytes its document had before parts of it ran in the browser. It may grow by two kilobytes for those parts, and by
 * two more for pictures in the menu and facts on cards.
 */
const pages = [
  ["home", "/", 21_273],
  ["category", "/waermepumpen", 16_245],
  ["category in Polish", "/pl-PL/pompy-ciepla", 16_659],
  ["product", "/waermepumpen/monoblock/aero-mono", 17_340],
  ["content", "/ratgeber/photovoltaik-speicher", 12_821],
] as const;
const growth = 4_000;

/** The entry and what it imports at once. Everything else is asked for when the browser is idle or somebody reaches for it. */
function beforeIdle(sent: readonly Sent[]): Sent[] {
  const scripts = sent.filter(({ type }) => type === "script");
  const reached = new Set(scripts.filter(({ url }) => /entry\.client/.test(url)));
  for (const { text } of reached) {
    for (const [, file] of text.matchAll(/(?:from|import)\s*[`"']\.\/([\w.-]+\.js)[`"']/g)) {
      const next = scripts.find(({ url }) => url.endsWith(`/${file}`));
      if (next) reached.add(next);
    }
  }
  return [...reached];
}

for (const [name, path, before] of pages) {
  test(`${name} stays within its budget of bytes`, async ({ page }) => {
    const sentSoFar = watchResponses(page);
    await page.goto(path, { waitUntil: "networkidle" });
    // What begins to run when it is seen counts too.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState("networkidle");
    const sent = await sentSoFar();
    const of = (type: string) => sum(sent.filter((each) => each.type === type));
    const bytes = {
      document: of("document"),
      stylesheet: of("stylesheet"),
      script: of("script"),
      scriptBeforeIdle: sum(beforeIdle(sent)),
    };
    test.info().annotations.push({ type: "bytes", description: JSON.stringify(bytes) });
    console.log(`bytes of ${path}: ${JSON.stringify(bytes)}`);
    expect.soft(bytes.document).toBeLessThanOrEqual(before + growth);
    for (const type of ["stylesheet", "script", "scriptBeforeIdle"] as const) {
      expect.soft(bytes[type], `${type} of ${path}`).toBeLessThanOrEqual(budget[type]);
      expect.soft(bytes[type]).toBeGreaterThan(0);
    }
    const schemas = sent.filter(({ type, text }) => type === "script" && text.includes("~kind"));
    expect(
      schemas.map(({ url }) => url),
      "the schema library stays on the server",
    ).toEqual([]);
  });
}
