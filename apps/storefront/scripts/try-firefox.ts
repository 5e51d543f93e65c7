import { execFileSync } from "node:child_process";
import puppeteer from "puppeteer-core";
import type { Page } from "puppeteer-core";
import { createTranslate, loadMessages } from "@hearth/i18n";

// The parts that run in the browser, tried in a second engine: the system's Firefox, against a running shop. Playwright drives Chromium only
// here: its Firefox is one of its own that is not on every machine, and the system's refuses a command it sends to every new page.
const shop = process.env["STOREFRONT_URL"] ?? "http://127.0.0.1:3000";
const firefoxPath = execFileSync("sh", ["-c", "command -v firefox-esr || command -v firefox"], {
  encoding: "utf8",
}).trim();
const t = createTranslate(await loadMessages("de-DE"));
const patience = { timeout: 60_000 };

async function press(page: Page, selector: string): Promise<void> {
  await page.locator(selector).setTimeout(patience.timeout).click();
}

/** Waits for the words inside of a part, however they are marked up. */
async function reads(page: Page, selector: string, words: string): Promise<void> {
  await page.waitForFunction(
    (part, expected) =>
      [...document.querySelectorAll(part)].some(({ textContent }) => textContent.includes(expected)),
    patience,
    selector,
    words,
  );
}

const tries: Record<string, (page: Page) => Promise<unknown>> = {
  async "the menu opens and goes a level down"(page) {
    await page.setViewport({ width: 390, height: 844 });
    await page.goto(shop);
    await press(page, "header button[commandfor]");
    await page.waitForSelector("hearth-island[name=side-menu][ready]", patience);
    await press(
      page,
      "dialog[open] hearth-island[name=side-menu] button[aria-expanded], dialog[open] ul button",
    );
    await reads(page, "dialog[open]", t("shell.overviewOf", { name: "" }).trim());
  },
  async "a filter changes the address and the results"(page) {
    await page.goto(`${shop}/waermepumpen`);
    await page.waitForSelector("hearth-island[name=filter-panel][ready]", patience);
    await press(page, "input[name=manufacturer]");
    await page.waitForFunction(() => location.search.includes("manufacturer"), patience);
  },
  async "a picture is chosen"(page) {
    await page.goto(`${shop}/waermepumpen/monoblock/aero-mono`);
    await page.waitForSelector("hearth-island[name=product-gallery][ready]", patience);
    await press(page, "hearth-island[name=product-gallery] ol li:nth-child(2) a");
    await reads(page, "hearth-island[name=product-gallery]", "2 / ");
  },
  async "a product goes into the cart, and the drawer shows it"(page) {
    await page.goto(`${shop}/waermepumpen/monoblock/aero-mono`);
    await press(page, `main form[action$="/checkout/cart/change"] button[type=submit]`);
    await reads(page, "dialog[open]", t("sideCart.title"));
    await reads(page, "hearth-island[name=cart-link]", "1");
  },
};

const browser = await puppeteer.launch({
  browser: "firefox",
  executablePath: firefoxPath,
  headless: true,
  defaultViewport: { width: 1440, height: 900 },
});
let failed = 0;
for (const [name, run] of Object.entries(tries)) {
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  const context = await browser.createBrowserContext();
  // oxlint-disable-next-line no-await-in-loop
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  try {
    // oxlint-disable-next-line no-await-in-loop
    await run(page);
    if (complaints.length > 0) throw new Error(complaints.join("; "));
    console.log(`ok     ${name}`);
  } catch (error) {
    failed += 1;
    console.error(`FAILED ${name}: ${String(error)}`);
  }
  // oxlint-disable-next-line no-await-in-loop
  await context.close();
}
await browser.close();
console.log(`${Object.keys(tries).length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
