import { rm } from "node:fs/promises";
import sharp from "sharp";
import { afterEach, expect, it } from "vitest";
import { CatalogueError } from "../format/reading/problem.ts";
import { change, writeCatalogue } from "../format/fixture/small-catalogue.fixture.ts";
import { fullShelf } from "./full-shelf.fixture.ts";
import { loadPublishable } from "./load-publishable.ts";
import { publishRules } from "./rules.ts";

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

async function problemsOf(files: Record<string, unknown>): Promise<string[]> {
  const folder = await writeCatalogue(files);
  folders.push(folder);
  return loadPublishable(folder).then(
    () => [],
    (error: unknown) => (error instanceof CatalogueError ? error.message.split("\n") : Promise.reject(error)),
  );
}

// Products by position. pumps: 0 aero (variants 8, 12), 1 hose, 2 guide; more: 0 tank (500, 1000), 1 battery, 2 fluid.
type Broken = [rule: string, words: string, file: string, path: string, value: unknown];
const [pumps, more] = ["products/pumps.yaml", "products/more.yaml"];

const broken: Broken[] = [
  ["energy-label", "aero › energyLabels: products of this category", pumps, "0.energyLabels", []],
  ["energy-label", "buffer-500 › energyLabels: products of", more, "0.variants.0.energyLabels", []],
  ["energy-label", "0 › class: is not on the scale from A+++ to D", pumps, "0.energyLabels.0.class", "E"],
  ["energy-label", "0 › from: there is no scale from D to D", pumps, "0.energyLabels.0.from", "D"],
  ["energy-label", "0 › color: class A+++ of this scale", pumps, "0.energyLabels.0.color", "#ff0000"],
  [
    "energy-label",
    "1 › name: one of several labels",
    pumps,
    "0.energyLabels.1",
    { class: "A", color: "#ffed00", from: "A+++", to: "D" },
  ],
  ["energy-label", "customFields › eprel: a product with a label", pumps, "0.customFields.eprel", undefined],
  ["data-sheet", "aero › documents: a product with an energy label", pumps, "0.documents", ["manual"]],
  ["unit-price", "tank › unitPrice: goods sold by length", pumps, "1.unitPrice", undefined],
  ["unit-price", "tank › unitPrice › reference: must be 1", pumps, "1.unitPrice.reference", 100],
  ["unit-price", "purchase: must be the 10 of", more, "2.variants.0.unitPrice.purchase", 20],
  ["unit-price", "fluid › unitPrice: goods sold by", more, "2.variants.0.unitPrice", undefined],
  [
    "price-claim",
    "list: the lowest price of the 30 days before the reduction was 110",
    more,
    "1.priceHistory.1.daysAgo",
    20,
  ],
  ["price-claim", "list: an own former price needs a price history", more, "1.priceHistory", undefined],
  ["manufacturer", "street: is no street with a house", "manufacturers.yaml", "0.address.street", "Am Deich"],
  ["manufacturer", "email: is no address", "manufacturers.yaml", "0.address.email", "nordwerk.example"],
  ["manufacturer", "country: a maker outside the Union", "manufacturers.yaml", "0.address.country", "CN"],
  ["manufacturer", "description: is missing in en", "manufacturers.yaml", "0.description.en", undefined],
  ["manufacturer", "nordwerk › logo: a brand", "manufacturers.yaml", "0.logo", undefined],
  ["safety", "aero › customFields › safety: electric goods", pumps, "0.customFields.safety", undefined],
  [
    "delivery-time",
    "name: promises no day",
    "shop.yaml",
    "deliveryTimes.0.name.de",
    "voraussichtlich 3 Tage",
  ],
  ["delivery-time", "name: is missing in pl", "shop.yaml", "deliveryTimes.0.name.pl", undefined],
  ["delivery-time", "aero-12 › stock: what is sold out", pumps, "0.variants.1.restockDays", undefined],
  ["weee", "aero › customFields › electric: products of this", pumps, "0.customFields.electric", undefined],
  ["weee", "aero › customFields › weee: is no WEEE number", pumps, "0.customFields.weee", "12345678"],
  ["weee", "nordwerk › weee: a maker of electric", "manufacturers.yaml", "0.weee", undefined],
  ["battery", "battery › customFields › battery: products of", more, "1.customFields.battery", undefined],
  ["battery", "documents: a storage battery has a safety data", more, "1.documents", ["data-sheet"]],
  ["battery", "shippingCostType: a storage battery is dangerous", more, "1.shippingCostType", "package"],
  ["chemicals", "fluid › documents: a chemical has a safety data", more, "2.documents", ["data-sheet"]],
  ["chemicals", "fluid › customFields › hazard: a chemical says", more, "2.customFields.hazard", undefined],
  ["data-act", "customFields › dataInfo: a connected product", more, "1.customFields.dataInfo", undefined],
  [
    "data-act",
    "customFields › connected: a product in a network",
    more,
    "1.customFields.connected",
    undefined,
  ],
  ["f-gas", "customFields › fGas: a unit filled with", pumps, "0.properties.refrigerant", "r32"],
  ["f-gas", "customFields › fGas: the refrigerant is no", pumps, "0.customFields.fGas", true],
  ["zero-rate", "customFields › pvZero: must be one of module", more, "1.customFields.pvZero", "panel"],
  ["green-claims", '"umweltfreundlich" is a green claim', pumps, "1.name.de", "umweltfreundlicher Schlauch"],
  [
    "green-claims",
    '"sustainable" is a green',
    "pages/home.yaml",
    "sections.0.blocks.0.slots.content.config.content.en",
    "sustainable",
  ],
  ["texts", "tank › description: is missing", pumps, "1.description", undefined],
  ["texts", "tank › name: is missing in pl", pumps, "1.name.pl", undefined],
  ["texts", "aero › meta › title: is missing", pumps, "0.meta.title", undefined],
  ["texts", "title › en: is longer than 60 letters", pumps, "0.meta.title.en", "a".repeat(61)],
  ["texts", "description: is the same in two languages", pumps, "0.description.en", "<p>Leise.</p>"],
  ["texts", "aero-12 › name: is missing in en", pumps, "0.variants.1.name.en", undefined],
  ["texts", "safety: is missing in pl", pumps, "0.customFields.safety.pl", undefined],
  ["texts", "description: contains filler", pumps, "0.description.de", "<p>Lorem ipsum.</p>"],
  ["property-texts", "power › name: is missing in pl", "properties.yaml", "0.name.pl", undefined],
  ["property-texts", "red › name: is missing in pl", "properties.yaml", "1.options.0.name.de", "Königsrot"],
  ["picture", "tank › pictures: a product is shown with a", pumps, "1.pictures", undefined],
  [
    "picture",
    "pictures › 1: has no alternative text in de, en, pl",
    pumps,
    "0.pictures.1",
    "brands/nordwerk.svg",
  ],
  ["picture", "pictures › 0: is smaller than 600 pixels", pumps, "1.pictures.0", "pump.png"],
  ["download", "guide › downloads: digital goods have", pumps, "2.downloads", undefined],
  ["download", "guide › delivery: digital goods are there", pumps, "2.delivery", "days-2-4"],
  ["shipping", "tank › weight: goods have a weight", pumps, "1.weight", undefined],
  ["shipping", "tank › weight: goods that are charged by weight", pumps, "1.weight", 0],
  ["shipping", "shippingCostType: a parcel weighs 31.5 kg", pumps, "1.weight", 40],
  ["shipping", "shippingFree: shippingCostType says otherwise", pumps, "1.shippingFree", true],
];

it("lets a complete catalogue pass", async () => {
  expect(await problemsOf(fullShelf())).toEqual([]);
});

it.each(broken)("%s: refuses %s", async (rule, words, file, path, value) => {
  const files = fullShelf();
  change(files, file, path, value);
  const problems = await problemsOf(files);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(words);
  expect(problems[0]).toMatch(new RegExp(`^[a-z/-]+\\.yaml:\\d+ .* \\(${rule}\\)$`));
});

it("refuses a cover two families share, at both of them", async () => {
  const files = fullShelf();
  change(files, more, "1.pictures.0", "hose.svg");
  expect((await problemsOf(files)).map((problem) => problem.replace(/^.*: is/, "is"))).toEqual([
    'is the same picture as the cover of "tank" (picture)',
    'is the same picture as the cover of "battery" (picture)',
  ]);
});

it("refuses a picture no page needs that large", async () => {
  const background = "#ffffff";
  const large = sharp({ create: { width: 1601, height: 10, channels: 3, background } });
  const files = { ...fullShelf(), "media/large.png": await large.png().toBuffer() };
  expect(await problemsOf(files)).toEqual([
    "media/alt.yaml:1 large.png: the picture is larger than 1600 pixels (picture-size)",
  ]);
});

it("has a broken product for every rule", () => {
  const tried = new Set([...broken.map(([rule]) => rule), "picture-size"]);
  expect(publishRules.map(({ name }) => name).filter((name) => !tried.has(name))).toEqual([]);
});
