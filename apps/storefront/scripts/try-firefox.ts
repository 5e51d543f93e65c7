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

const button = (name: string) => `::-p-aria([name="${name}"][role="button"])`;
const text = (words: string) => `::-p-text(${words})`;

async function press(page: Page, selector: string): Promise<void> {
  await page.locator(selector).setTimeout(patience.timeout).click();
}

const tries: Record<string, (page: Page) => Promise<unknown>> = {
  async "the menu opens and goes a level down"(page) {
    await page.setViewport({ width: 390, height: 844 });
    await page.goto(shop);
    await press(page, button(t("shell.menu")));
    await press(page, button("Wärmepumpen"));
    await page.waitForSelector(text(t("shell.overviewOf", { name: "Wärmepumpen" })), patience);
  },
  async "a filter changes the address and the results"(page) {
    await page.goto(`${shop}/waermepumpen`);
    await press(page, "hearth-island[name=filter-panel] input[type=checkbox]");
    await page.waitForFunction(() => location.search !== "", patience);
  },
  async "a picture is chosen and enlarged"(page) {
    await page.goto(`${shop}/waermepumpen/monoblock/aero-mono`);
    await page.waitForSelector("hearth-island[name=product-gallery][ready]", patience);
    await press(page, "hearth-island[name=product-gallery] ol li:nth-child(2) button");
    await page.waitForSelector(text("2 / "), patience);
  },
  async "a product goes into the cart, and its number is changed there"(page) {
    await page.goto(`${shop}/waermepumpen/monoblock/aero-mono`);
    await press(page, `form[action$="/checkout/cart/change"] button[type=submit]`);
    const drawer = `::-p-aria([name="${t("sideCart.title")}"][role="dialog"])`;
    await page.waitForSelector(`${drawer} input[type=number]`, { ...patience, visible: true });
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
