import { mkdir } from "node:fs/promises";
import { chromium } from "@playwright/test";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { chromiumPath } from "./chromium-path.ts";

/**
 * The pictures of docs/screenshots, taken from a running shop (`npm run demo`): npm run screenshots -w @hearth/storefront
 * Each one shows a screen at 390, 768 and 1440 pixels side by side. Names choose some of them: -- cart-de checkout-de
 */
const wanted = process.argv.slice(2);
const shop = process.env["STOREFRONT_URL"] ?? "http://localhost:3000";
const target = new URL("../../../docs/screenshots/", import.meta.url).pathname;
const widths = [390, 768, 1440];
const HEIGHT = 900;
/** Of the finished row. */
const ROW_HEIGHT = 520;
const GAP = 16;

interface Shot {
  name: string;
  path: string;
  prepare?: (page: Page, width: number) => Promise<void>;
}

async function chooseFilter(page: Page, width: number) {
  if (width < 1024) await page.getByRole("button", { name: /^(Alle Filter|Wszystkie filtry)/ }).click();
  await page.locator("input[name=manufacturer]").first().check();
  await page.waitForURL(/manufacturer=/);
  await page.locator("main [aria-busy=true]").waitFor({ state: "detached" });
}

async function openMenu(page: Page, width: number) {
  if (width < 1024) await page.getByRole("button", { name: /^Men[uü]$/ }).click();
  else await page.locator("summary.menu-top").nth(2).click();
}

/** The words as they would be typed on the way to what stands in the list. */
const typeWords = (words: string) => async (page: Page) => {
  const header = page.getByRole("banner");
  const opener = header
    .getByRole("searchbox")
    .or(header.getByRole("link", { name: /^(Suche|Wyszukiwarka)/ }));
  await opener.filter({ visible: true }).first().click();
  await page.getByRole("dialog").getByRole("combobox").first().fill(words);
  await page.getByRole("option").first().waitFor();
};

const openEnergyLabel = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("link", { name: /^Klasa efektywności energetycznej/ })
    .first()
    .click();

/** A module and a thermostat, so that the declaration for photovoltaics is there; the answer of the last one is the drawer. */
async function fillCart(page: Page) {
  const add = page.getByRole("main").getByRole("button", { name: "In den Warenkorb" }).first();
  for (const path of [
    "/photovoltaik/balkonkraftwerke/balkonkraftwerk-duo-880-wp-800-w",
    "/thermostate/heizkoerperthermostate/smartes-heizkoerperthermostat-funk",
  ]) {
    await page.goto(shop + path, { waitUntil: "networkidle" });
    await add.click();
    await page.getByRole("dialog").getByRole("spinbutton").first().waitFor();
  }
}

async function openCartPage(page: Page) {
  await fillCart(page);
  await page.goto(`${shop}/checkout/cart`, { waitUntil: "networkidle" });
}

/** As a guest, up to the page with the whole order on it. */
async function openCheckout(page: Page) {
  await fillCart(page);
  await page.goto(`${shop}/checkout?as=guest`, { waitUntil: "networkidle" });
  const guest = {
    email: "gerda.gast@example.com",
    firstName: "Gerda",
    lastName: "Gast",
    "shippingAddress.street": "Ofenweg 1",
    "shippingAddress.zipcode": "60311",
    "shippingAddress.city": "Frankfurt am Main",
  };
  for (const [name, text] of Object.entries(guest))
    await page.locator(`form#guest [name="${name}"]`).fill(text);
  await page.locator("form#guest [name=acceptedDataProtection]").check();
  await page.locator("form#guest button[type=submit]").last().click();
  await page.locator("#checkout-terms").waitFor();
}

async function placeOrder(page: Page) {
  await openCheckout(page);
  await page.locator("#checkout-terms").check();
  await page.locator("form#checkout button[type=submit]").last().click();
  await page.waitForURL(/checkout\/success/);
}

const shots: readonly Shot[] = [
  { name: "home-de", path: "/" },
  { name: "home-pl", path: "/pl-PL" },
  { name: "category-filtered-de", path: "/waermepumpen", prepare: chooseFilter },
  { name: "category-filtered-pl", path: "/pl-PL/pompy-ciepla", prepare: chooseFilter },
  { name: "product-variants-de", path: "/waermepumpen/monoblock/aero-mono" },
  {
    name: "product-energy-label-pl",
    path: "/pl-PL/pompy-ciepla/monoblok/pompa-ciepla-powietrze-woda-aero-mono-14-kw",
    prepare: openEnergyLabel,
  },
  { name: "search-de", path: "/photovoltaik", prepare: typeWords("wechselr") },
  { name: "search-pl", path: "/pl-PL/pompy-ciepla", prepare: typeWords("pompa ob") },
  { name: "menus-de", path: "/photovoltaik", prepare: openMenu },
  { name: "menus-pl", path: "/pl-PL/pompy-ciepla", prepare: openMenu },
  { name: "side-cart-de", path: "/", prepare: fillCart },
  { name: "cart-de", path: "/", prepare: openCartPage },
  { name: "checkout-de", path: "/", prepare: openCheckout },
  { name: "ordered-de", path: "/", prepare: placeOrder },
  { name: "login-pl", path: "/pl-PL/login" },
  { name: "register-de", path: "/register" },
  { name: "content-de", path: "/ratgeber/waermepumpe" },
  { name: "empty-de", path: "/restposten" },
  { name: "not-found-pl", path: "/pl-PL/nie-ma" },
];

async function take(browser: Browser, { path, prepare }: Shot, width: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height: HEIGHT }, reducedMotion: "reduce" });
  await page.goto(shop + path, { waitUntil: "networkidle" });
  await prepare?.(page, width);
  await page.waitForLoadState("networkidle");
  const picture = await page.screenshot();
  await page.close();
  return sharp(picture).resize({ height: ROW_HEIGHT }).toBuffer();
}

async function writeRow(browser: Browser, shot: Shot): Promise<void> {
  const pictures: Buffer[] = [];
  for (const width of widths) pictures.push(await take(browser, shot, width));
  const sizes = await Promise.all(pictures.map(async (picture) => (await sharp(picture).metadata()).width));
  const lefts = sizes.map((_, index) => sizes.slice(0, index).reduce((sum, width) => sum + width + GAP, 0));
  const width = sizes.reduce((sum, size) => sum + size + GAP, -GAP);
  await sharp({ create: { width, height: ROW_HEIGHT, channels: 3, background: "#ffffff" } })
    .composite(pictures.map((input, index) => ({ input, left: lefts[index] ?? 0, top: 0 })))
    .webp({ quality: 72 })
    .toFile(`${target}${shot.name}.webp`);
}

await mkdir(target, { recursive: true });
const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  for (const shot of shots)
    if (wanted.length === 0 || wanted.includes(shot.name)) await writeRow(browser, shot);
} finally {
  await browser.close();
}
