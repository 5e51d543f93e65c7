import { brotliCompressSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
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

type Sent = { url: string; type: string; bytes: number; text: string };

/** What the browser was sent. Packed anew, so that the figure is the same on every server. */
function watchResponses(page: Page): () => Promise<Sent[]> {
  const bodies: Promise<Sent>[] = [];
  const watch = (response: Response) => {
    const type = response.request().resourceType();
    if (type !== "document" && type !== "stylesheet" && type !== "script") return;
    bodies.push(
      response.body().then((body) => ({
        url: response.url(),
        type,
        bytes: brotliCompressSync(body).length,
        text: body.toString(),
      })),
    );
  };
  page.on("response", watch);
  return () => {
    page.off("response", watch);
    return Promise.all(bodies);
  };
}

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

const sum = (sent: readonly Sent[]) => sent.reduce((bytes, each) => bytes + each.bytes, 0);

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
