import { rm } from "node:fs/promises";
import { afterEach, describe, expect, it } from "vitest";
import { loadCatalogue } from "./reading/load-catalogue.ts";
import { CatalogueError } from "./reading/problem.ts";
import { change, smallCatalogue, writeCatalogue } from "./fixture/small-catalogue.fixture.ts";

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

async function problemsWith(file: string, path: string, value: unknown): Promise<string[]> {
  const files = smallCatalogue();
  change(files, file, path, value);
  const folder = await writeCatalogue(files);
  folders.push(folder);
  return loadCatalogue(folder).then(
    () => [],
    (error: unknown) => (error instanceof CatalogueError ? error.message.split("\n") : Promise.reject(error)),
  );
}

type Case = [words: string, path: string, value: unknown];

// Zones by position: 0 de, 1 de-islands, 2 pl.
describe("shipping.yaml", () => {
  const tariff = {
    type: "package",
    rank: 1,
    methods: ["parcel"],
    rates: { de: { steps: [{ from: 0, gross: 1 }] } },
  };
  it.each<Case>([
    ['pl › country: there is no country "x"', "zones.2.country", "x"],
    ['there already is a shipping zone "de"', "zones.2.key", "de"],
    ['de-islands: the country "de" also needs a zone without postcodes', "zones.0.country", "pl"],
    ['pl: the country "pl" has a second zone without postcodes', "zones.0.country", "pl"],
    ["de-islands › postcodes › 0: is no postcode of the country", "zones.1.postcodes.0", "1856"],
    ["postcodes › 1: from must not be above to", "zones.1.postcodes.1.to", "25979"],
    ["postcodes › 0: from and to must have the same", "zones.2.postcodes", [{ from: "1", to: "22" }]],
    ["postcodes › 1: overlaps with 18565 to 18565", "zones.1.postcodes.1.from", "18000"],
    ['0 › type: there is no shipping cost type "x"', "tariffs.0.type", "x"],
    ["package: has no tariff in shipping.yaml", "tariffs", []],
    ['1 › type: the shipping cost type "package" is used twice', "tariffs.1", tariff],
    ['methods › 0: there is no shipping method "x"', "tariffs.0.methods", ["x"]],
    ["parts › 0: must be one of photovoltaic, inverter, storage", "tariffs.0.parts", ["roof"]],
    ['rates: a rate for the zone "de" is missing', "tariffs.0.rates.de", undefined],
    ['rates › x: there is no shipping zone "x"', "tariffs.0.rates.x", { steps: [{ from: 0, gross: 1 }] }],
    ["steps › 0 › from: the first step must start from 0", "tariffs.0.rates.pl.steps.0.from", 1],
    ["steps › 1 › from: must be above the step before", "tariffs.0.rates.de.steps.1.from", 0],
    ["steps › 1 › from: must have at most three decimals", "tariffs.0.rates.de.steps.1.from", 1.0001],
    ["steps › 0 › gross: a free tariff costs nothing", "tariffs.0.free", true],
    ["freeFrom: a free tariff is free from the start", "tariffs.0.free", true],
    ["prices › 0 › gross: must be the 6.9 of the tariff", "tariffs.0.rates.de.steps.0.gross", 6.9],
    ["parcel › prices: must end with free from 300", "tariffs.0.rates.de.freeFrom", 300],
  ])("%s [135]", async (words, path, value) => {
    expect((await problemsWith("shipping.yaml", path, value)).join("\n")).toContain(words);
  });
});

// Promotions by position: 0 season (global), 1 thanks (fixed), 2 welcome (individual).
describe("promotions.yaml", () => {
  it.each<Case>([
    ['thanks: a fixed promotion needs a "code"', "1.code", undefined],
    ["season › code: only a fixed promotion", "0.code", "SEASON"],
    ['welcome: an individual promotion needs "codes"', "2.codes", undefined],
    ["season › issuedFor: only an individual promotion", "0.issuedFor", "newsletter"],
    ["welcome › discounts: codes are issued for one absolute", "2.issuedFor", "newsletter"],
    ["season › codes: only an individual promotion", "0.codes", ["ABCD"]],
    ['codes › 1: the promotion code "thanks-20" is used twice', "2.codes.1", "THANKS-20"],
    ['code: "five €" is not written', "1.code", "five €"],
    ['code: "abc" is not written', "1.code", "abc"],
    ["season › until: must not be before from", "0.until", "2026-02-28"],
    ["before: counts only with a", "1.redemptions.total", undefined],
    ['excludes › 0: there is no promotion "x"', "1.excludes", ["x"]],
    ["excludes › 0: a promotion cannot exclude itself", "1.excludes", ["thanks"]],
    ['customerGroups › 0: there is no customer group "x"', "0.conditions.customerGroups", ["x"]],
    ['countries › 0: there is no country "x"', "0.conditions.countries", ["x"]],
    ['products › 0: there is no product number "aero"', "0.conditions.products", ["aero"]],
    ['categories › 0: there is no category "x"', "0.conditions.categories", ["x"]],
    ["discounts: must not have fewer than 1 items", "0.discounts", []],
    ["value: must be 0.01 to 100 percent", "0.discounts.0.value", 100.01],
    ["value: must be 0.01 to 100 percent", "0.discounts.0.value", 0],
    ["value: must have at most two decimals", "0.discounts.0.value", 2.555],
    ["value: must be above 0", "1.discounts.0.value", 0],
    ["max: only a percentage has a maximum", "1.discounts.0.max", 5],
    ['0: a discount on sets needs a "set"', "2.discounts.0.set", undefined],
    ['set: "size" is missing', "2.discounts.0.set", { count: 1 }],
    ["set: count must not be above size", "2.discounts.0.set.count", 4],
    ["set: only a discount on sets has one", "0.discounts.0.set", { size: 2, count: 1 }],
    ["a discount on delivery names no goods", "1.discounts.1.products", ["NW-T"]],
    ['products › 0: there is no product number "x"', "2.discounts.0.products", ["x"]],
    ['categories › 0: there is no category "x"', "0.discounts.0.categories", ["x"]],
  ])("%s", async (words, path, value) => {
    expect((await problemsWith("promotions.yaml", path, value)).join("\n")).toContain(words);
  });
});

it.each<Case>([
  ['countries › 0: there is no country "x"', "paymentMethods.1.availability.countries", ["x"]],
  [
    'customerGroups › 0: there is no customer group "x"',
    "paymentMethods.1.availability.customerGroups",
    ["x"],
  ],
  ["max: must have at most two decimals", "paymentMethods.1.availability.max", 1.234],
])("availability of payment: %s", async (words, path, value) => {
  expect((await problemsWith("shop.yaml", path, value)).join("\n")).toContain(words);
});
