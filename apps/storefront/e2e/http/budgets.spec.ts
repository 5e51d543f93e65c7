import { brotliCompressSync } from "node:zlib";
import { expect, test } from "../fixtures/shop.ts";

/** Most bytes a page may send, brotli. What loads after the first click counts when it is clicked, not here. */
const budget = { document: 30_000, stylesheet: 20_000, script: 100_000 };

/** What we reached; growing beyond it needs a reason, not a vote. */
const reached = { document: 24_000, stylesheet: 16_000, script: 24_000 };

const pages = [
  ["home", "/"],
  ["category", "/waermepumpen"],
  ["category in Polish", "/pl-PL/pompy-ciepla"],
  ["product", "/waermepumpen/monoblock/aero-mono"],
  ["content", "/ratgeber/photovoltaik-speicher"],
] as const;

for (const [name, path] of pages) {
  test(`${name} stays within its budget of bytes`, async ({ page }) => {
    const bytes = { document: 0, stylesheet: 0, script: 0 };
    const bodies: Promise<void>[] = [];
    page.on("response", (response) => {
      const type = response.request().resourceType();
      if (type !== "document" && type !== "stylesheet" && type !== "script") return;
      // The body arrives unpacked; packing it again makes the figure the same on every server.
      bodies.push(
        response.body().then((body) => {
          bytes[type] += brotliCompressSync(body).length;
        }),
      );
    });
    await page.goto(path, { waitUntil: "networkidle" });
    await Promise.all(bodies);
    test.info().annotations.push({ type: "bytes", description: JSON.stringify(bytes) });
    console.log(`bytes of ${path}: ${JSON.stringify(bytes)}`);
    for (const type of ["document", "stylesheet", "script"] as const) {
      expect
        .soft(bytes[type], `${type} of ${path}`)
        .toBeLessThanOrEqual(Math.min(budget[type], reached[type]));
      expect.soft(bytes[type]).toBeGreaterThan(0);
    }
  });
}
