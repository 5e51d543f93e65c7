import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { chromiumPath } from "../../apps/storefront/scripts/chromium-path.ts";

/**
 * What somebody waits for who comes first: bytes until the page is loaded, and when every picture of the first screen is there. Run it
 * right after `npm run demo` said "ready", before anybody else looks: npm run first-view -w @hearth/bench
 * STOREFRONT_URL names another shop. Needs Chromium.
 */
const { values } = parseArgs({
  options: {
    paths: { type: "string", default: "/,/waermepumpen,/waermepumpen/monoblock/aero-mono" },
  },
});
const shop = process.env["STOREFRONT_URL"] ?? "http://127.0.0.1:3000";
const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const firstScreenPictures = await readFile(
  new URL("first-view/first-screen-pictures.js", import.meta.url),
  "utf8",
);
const aim = { picturesMs: 1500, bytes: 350_000 };

interface FirstView {
  picturesMs: number;
  pictures: number;
  bytes: number;
}

async function look(browser: Browser, path: string, viewport: (typeof screens)[number]): Promise<FirstView> {
  const page = await browser.newPage({ viewport, deviceScaleFactor: viewport.width < 700 ? 2 : 1 });
  const wire = await page.context().newCDPSession(page);
  await wire.send("Network.enable");
  let bytes = 0;
  wire.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(shop + path, { waitUntil: "networkidle" });
  const pictures = await page.evaluate<number[]>(firstScreenPictures);
  await page.close();
  return { bytes, pictures: pictures.length, picturesMs: Math.max(0, ...pictures) };
}

const browser = await chromium.launch({ executablePath: chromiumPath, args: ["--no-sandbox"] });
// The start of the browser itself is not the shop's: its processes are there after a page without scripts or pictures.
const start = await browser.newPage();
await start.goto(`${shop}/robots.txt`);
await start.close();
console.log("| page | width | pictures in the first screen | all there after ms | bytes of the page |");
console.log("|---|---|---|---|---|");
for (const viewport of screens)
  for (const path of values.paths.split(",")) {
    const { pictures, picturesMs, bytes } = await look(browser, path, viewport);
    console.log(
      `| ${path} | ${viewport.width} | ${pictures} | ${Math.round(picturesMs)} (≤ ${aim.picturesMs}) | ${bytes} (≤ ${aim.bytes}) |`,
    );
  }
await browser.close();
