import { beforeAll, expect, it } from "vitest";
import type { Catalogue } from "./format/catalogue.ts";
import { walkCategories } from "./format/catalogue.ts";
import { loadCatalogue } from "./format/reading/load-catalogue.ts";

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await loadCatalogue(new URL("../data", import.meta.url).pathname);
}, 240_000);

/** Addresses are written with hyphens. */
const unread = new Set(["path", "oldPaths", "url", "target", "link", "folder", "mediaFiles"]);
const units =
  "°C|K|mm²?|cm|m[²³]?|kWh?|kWp|Wp?|l|bar|V|A|kg|dB|Nm|%|Werktage|working days|days|dni|Tage|Wochen|weeks|tygodni[ea]?|Uhr";
const faults: readonly [string, RegExp][] = [
  ["a hyphen for a minus", new RegExp(String.raw`(?:^|[\s(>])-\d[\d.,]*\s?(?:${units})(?!\p{L})`, "u")],
  ["a hyphen in a range", new RegExp(String.raw`\d-\d[\d.,]*\s?(?:${units})(?!\p{L})`, "u")],
  ["a hyphen between hours", /(?:^|\s)\d{1,2}-1\d(?=\s|$)/u],
];

function* textsIn(value: unknown, place: string): Generator<[string, string]> {
  if (typeof value === "string") yield [place, value.replaceAll(/<[^>]*>/g, " ")];
  else if (Array.isArray(value))
    for (const [at, item] of value.entries()) yield* textsIn(item, `${place}.${at}`);
  else if (typeof value === "object" && value !== null)
    for (const [name, inner] of Object.entries(value))
      if (!unread.has(name)) yield* textsIn(inner, `${place}.${name}`);
}

it.each(["-10 °C", "0-10 V", "2-4 Werktage", "2-3 Wochen", " 9-17 ", "von (-5 °C)"])(
  "would notice %s",
  (text) => {
    expect(faults.some(([, fault]) => fault.test(text))).toBe(true);
  },
);

it("writes minus signs and ranges with their own signs", () => {
  const { categories, pages, products, properties, manufacturers, shop } = catalogue;
  const texts = [...textsIn({ categories, pages, products, properties, manufacturers, shop }, "")].filter(
    ([place]) => /\.(?:de|en|pl)$/.test(place),
  );
  expect(texts.length).toBeGreaterThan(3000);
  const found = texts.flatMap(([place, text]) =>
    faults.flatMap(([name, fault]) =>
      fault.test(text) ? [`${place}: ${name}: ${fault.exec(text)?.[0]}`] : [],
    ),
  );
  expect(found).toEqual([]);
});

it("names no option that only says yes or no: a card shows it without its question", () => {
  const answers = new Set(["Ja", "Nein", "Yes", "No", "Tak", "Nie"]);
  const names = catalogue.properties.flatMap(({ options }) =>
    options.flatMap(({ name }) => Object.values(name)),
  );
  expect(names.length).toBeGreaterThan(1000);
  expect(names.filter((name) => answers.has(name))).toEqual([]);
});

it("says the same powers of heat pumps wherever it names them", () => {
  const below = new Set(["heat-pumps"]);
  for (const { category, parent } of walkCategories(catalogue.categories))
    if (parent && below.has(parent.key)) below.add(category.key);
  const powers = catalogue.products
    .filter(({ categories }) => below.has(categories[0] ?? ""))
    .flatMap((product) => [product, ...(product.variants ?? [])])
    .flatMap(({ properties, ...own }) => [properties?.["heat-power"], optionOf(own)])
    .flatMap((key) => (typeof key === "string" ? Number(key.replace("kw-", "")) : []));
  const said = [Math.min(...powers), Math.max(...powers)];
  const pages = catalogue.pages.filter(({ key }) => ["home", "landing-heat-pumps"].includes(key));
  const all = [...walkCategories(catalogue.categories)].map(({ category }) => category);
  const { description, meta } = all.find(({ key }) => key === "heat-pumps") ?? {};
  const claims = [...textsIn({ pages, description, meta }, "")].flatMap(([place, text]) =>
    [...text.matchAll(/(\d+) (?:bis|to|do) (\d+) kW(?!\p{L})/gu)].map(([, from, to]) => [
      place,
      Number(from),
      Number(to),
    ]),
  );
  expect(claims.length).toBeGreaterThan(8);
  expect(claims).toEqual(claims.map(([place]) => [place, ...said]));
});

const optionOf = (own: object) =>
  "options" in own ? (own.options as Record<string, string>)["heat-power"] : undefined;
