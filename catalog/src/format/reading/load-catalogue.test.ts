import { rm } from "node:fs/promises";
import { afterEach, describe, expect, it } from "vitest";
import { loadCatalogue } from "./load-catalogue.ts";
import { CatalogueError } from "./problem.ts";
import { change, smallCatalogue, writeCatalogue } from "../fixture/small-catalogue.fixture.ts";

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

async function load(files: Record<string, unknown>) {
  const folder = await writeCatalogue(files);
  folders.push(folder);
  return loadCatalogue(folder);
}

async function problemsOf(files: Record<string, unknown>): Promise<string[]> {
  const failure = await load(files).then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(CatalogueError);
  return (failure as CatalogueError).message.split("\n");
}

function changed(file: string, path: string, value: unknown): Record<string, unknown> {
  const files = smallCatalogue();
  change(files, file, path, value);
  return files;
}

it("reads a sound catalogue", async () => {
  const catalogue = await load(smallCatalogue());
  expect(catalogue.products.map(({ key }) => key)).toEqual(["aero", "tank", "guide"]);
  expect(catalogue.mediaFiles).toContain("brands/nordwerk.svg");
});

it("collects the problems of all files before it gives up", async () => {
  const files = changed("products/pumps.yaml", "0.name", undefined);
  change(files, "properties.yaml", "0.display", "neon");
  change(files, "pages/home.yaml", "type", "poster");
  expect(await problemsOf(files)).toHaveLength(3);
});

it("tells file, line, place and reason", async () => {
  const [problem] = await problemsOf(changed("products/pumps.yaml", "0.variants.1.price", "a lot"));
  expect(problem).toMatch(
    /^products\/pumps\.yaml:\d+ aero › variants › aero-12 › price: "a lot" has none of the forms this place allows$/,
  );
});

it("names the line of a mistake in the YAML itself", async () => {
  const [problem] = await problemsOf({ ...smallCatalogue(), "streams.yaml": "- key: a\n  key: b\n" });
  expect(problem).toMatch(/^streams\.yaml:2 file: Map keys must be unique/);
});

// Products by position: 0 aero, 1 tank, 2 guide.
type Case = [words: string, file: string, path: string, value: unknown];

describe("shape", () => {
  it.each<Case>([
    ['aero: "colour" is not a key', "products/pumps.yaml", "0.colour", "red"],
    ['tank: "tax" is missing', "products/pumps.yaml", "1.tax", undefined],
    ['tank › name: "de" is missing', "products/pumps.yaml", "1.name", { en: "Hose" }],
    ['tank › name: "fr" is not a key', "products/pumps.yaml", "1.name.fr", "Tuyau"],
    ["tank › name › de: must not be empty", "products/pumps.yaml", "1.name.de", ""],
    ["tank › price: must have at most two decimals", "products/pumps.yaml", "1.price", 1.234],
    ["aero › price › list: must have at most two", "products/pumps.yaml", "0.price.list", 9299.999],
    ['aero › price › trade: "gross" is missing', "products/pumps.yaml", "0.price.trade", {}],
    ["tank › price: must be >= 0", "products/pumps.yaml", "1.price", -1],
    ["tank › ean: must be 13 digits", "products/pumps.yaml", "1.ean", "4006381333932"],
    ["tank › ean: must be a text", "products/pumps.yaml", "1.ean", 4006381333931],
    ['tank › path › de: "Schlauch/" is not written', "products/pumps.yaml", "1.path.de", "Schlauch/"],
    ["tank › released: must be a day", "products/pumps.yaml", "1.released", "2026-02-30"],
    ["tank › discountNotice: must be one of rrp, shop_price", "products/pumps.yaml", "1.discountNotice", "x"],
    ["aero › description › de: contains <script>", "products/pumps.yaml", "0.description.de", "<script>"],
    [
      "aero › energyLabels: must not have more than 4",
      "products/pumps.yaml",
      "0.energyLabels",
      Array.from({ length: 5 }, () => ({ class: "A", color: "#00a650", from: "A", to: "D" })),
    ],
    ["aero › reviews › 0 › language: must be one of", "products/pumps.yaml", "0.reviews.0.language", "fr"],
    [
      'aero › customFields › scope: "de" is missing',
      "products/pumps.yaml",
      "0.customFields.scope",
      { en: "x" },
    ],
    ['root › children › heat-pumps: "colour" is not', "categories.yaml", "0.children.0.colour", 1],
    ['power › options › kw-8: "colour" is not', "properties.yaml", "0.options.0.colour", 1],
    ['nordwerk › address: "city" is missing', "manufacturers.yaml", "0.address.city", undefined],
    ['topsellers › match: "cheap" is not', "streams.yaml", "0.match.cheap", true],
    ["channel › listingLimit: must be <= 100", "shop.yaml", "channel.listingLimit", 101],
    ['sections › 0: "colour" is not', "pages/home.yaml", "sections.0.colour", 1],
  ])("%s", async (words, file, path, value) => {
    expect((await problemsOf(changed(file, path, value))).join("\n")).toContain(words);
  });
});

describe("references and rules", () => {
  it.each<Case>([
    ['there is no manufacturer "x"', "products/pumps.yaml", "1.manufacturer", "x"],
    ['there is no category "x"', "products/pumps.yaml", "1.categories.2", "x"],
    ['there is no tax "x"', "products/pumps.yaml", "1.tax", "x"],
    ['there is no unit "x"', "products/pumps.yaml", "1.unitPrice.unit", "x"],
    ['there is no delivery time "x"', "products/pumps.yaml", "1.delivery", "x"],
    ['there is no shipping cost type "x"', "products/pumps.yaml", "1.shippingCostType", "x"],
    ['there is no shipping method "x"', "products/pumps.yaml", "0.shippingMethod", "x"],
    ['there is no customer group "x"', "products/pumps.yaml", "0.price.x", { gross: 1 }],
    ['there is no property option "colour.blue"', "products/pumps.yaml", "0.properties.colour.1", "blue"],
    ["there is no file media/x.svg", "products/pumps.yaml", "0.pictures.2", "x.svg"],
    ['there is no product "x"', "products/pumps.yaml", "0.crossSelling.0.products.1", "x"],
    ['there is no stream "x"', "products/pumps.yaml", "0.crossSelling.1.stream", "x"],
    ["either products or a stream", "products/pumps.yaml", "0.crossSelling.0.stream", "topsellers"],
    ['there already is a product "aero-8"', "products/pumps.yaml", "1.key", "aero-8"],
    ['the product number "NW-A" is used twice', "products/pumps.yaml", "1.number", "NW-A"],
    ['the EAN "4006381333931" is used twice', "products/pumps.yaml", "1.ean", "4006381333931"],
    [
      'price › list: a list price needs a "discountNotice"',
      "products/pumps.yaml",
      "0.discountNotice",
      undefined,
    ],
    ["a list price must be above the price", "products/pumps.yaml", "0.price.list", 8499],
    ["must be above the tier before", "products/pumps.yaml", "0.price.tiers.1", { from: 5, gross: 1 }],
    ["oldest first", "products/pumps.yaml", "0.priceHistory.1.daysAgo", 45],
    [
      "belongs to a price of its own",
      "products/pumps.yaml",
      "0.variants.0.priceHistory",
      [{ daysAgo: 1, gross: 1 }],
    ],
    ["a product with variants has no stock", "products/pumps.yaml", "0.stock", 1],
    ['an option of "power" is missing', "products/pumps.yaml", "0.variants.0.options", {}],
    [
      "options › colour: is not one of variantGroups",
      "products/pumps.yaml",
      "0.variants.0.options.colour",
      "red",
    ],
    ['same options as variant "aero-8"', "products/pumps.yaml", "0.variants.1.options.power", "kw-8"],
    ['variants need "variantGroups"', "products/pumps.yaml", "0.variantGroups", undefined],
    ["there are no variants", "products/pumps.yaml", "1.variantGroups", ["power"]],
    ["quantity › max: must not be below min", "products/pumps.yaml", "0.variants.1.quantity.min", 11],
    ['needs a "packUnit"', "products/pumps.yaml", "1.packUnit", undefined],
    ["have downloads", "products/pumps.yaml", "2.digital", undefined],
    ['there is no page "x"', "categories.yaml", "0.page", "x"],
    ['type page needs a "path"', "categories.yaml", "0.children.1.path", undefined],
    ["has no page and so no path", "categories.yaml", "1.path", { de: "fuss" }],
    ['type link needs a "link"', "categories.yaml", "1.children.0.link", undefined],
    ["exactly one of category", "categories.yaml", "1.children.0.link.url", "/x"],
    ["only a category of type link", "categories.yaml", "1.link", { url: "/x" }],
    ['there already is a category "cables"', "categories.yaml", "1.key", "cables"],
    ['the path "kabel" is taken by "cables"', "products/pumps.yaml", "1.path.de", "kabel"],
    ['names the path "schlauch" twice', "products/pumps.yaml", "1.oldPaths.de", ["schlauch"]],
    ['the path "schlauch" is taken by "action"', "landing-pages.yaml", "0.oldPaths", { pl: ["schlauch"] }],
    ['there is no category "x"', "shop.yaml", "channel.navigation", "x"],
    ['there is no language "x"', "shop.yaml", "languages.1.fallback", "x"],
    ["cannot fall back to itself", "shop.yaml", "languages.1.fallback", "en"],
    ['there is no country "x"', "shop.yaml", "taxes.0.rates.x", 1],
    ["is not a regular expression", "shop.yaml", "countries.0.postalCode", "("],
    ["must not be below min", "shop.yaml", "deliveryTimes.0.max", 1],
    ["first price must start from 0", "shop.yaml", "shippingMethods.0.prices.0.from", 1],
    ["must be above the from of the price before", "shop.yaml", "shippingMethods.0.prices.1.from", 0],
    [
      'the domain "http://localhost:3000" is used twice',
      "shop.yaml",
      "channel.domains.en",
      "http://localhost:3000",
    ],
    ['there is no block type "poster"', "pages/home.yaml", "sections.0.blocks.0.type", "poster"],
    ['there is no slot type "poster"', "pages/home.yaml", "sections.0.blocks.0.slots.content.type", "poster"],
    ['has no slot "content"', "pages/home.yaml", "sections.0.blocks.0.type", "text-two-column"],
    [
      "config › media: there is no file media/x.svg",
      "pages/home.yaml",
      "sections.0.blocks.1.slots.image.config.media",
      "x.svg",
    ],
    [
      'config › products › 1: there is no product "x"',
      "pages/home.yaml",
      "sections.0.blocks.2.slots.productSlider.config.products.1",
      "x",
    ],
    [
      'config › stream: there is no stream "x"',
      "pages/home.yaml",
      "sections.0.blocks.3.slots.productSlider.config.stream",
      "x",
    ],
    [
      "contains script",
      "pages/home.yaml",
      "sections.0.blocks.0.slots.content.config.content.de",
      "<p onclick=x>",
    ],
    ["has a sidebar", "pages/home.yaml", "sections.0.blocks.0.position", "sidebar"],
    ["must not be below minPrice", "streams.yaml", "0.match.maxPrice", 1],
    ["there is no file media/x", "media/alt.yaml", "x", { de: "X" }],
  ])("%s", async (words, file, path, value) => {
    expect((await problemsOf(changed(file, path, value))).join("\n")).toContain(words);
  });
});

it.each(["shop.yaml", "categories.yaml"])("cannot do without %s", async (name) => {
  const files = smallCatalogue();
  delete files[name];
  expect(await problemsOf(files)).toContain(`${name}:1 file: is missing`);
});

it("refuses a file it would otherwise silently leave out", async () => {
  const files = { ...smallCatalogue(), "product/pumps.yaml": [] };
  expect(await problemsOf(files)).toEqual(["product/pumps.yaml:1 file: is not a file of a catalogue"]);
});
