import { beforeAll, expect, it } from "vitest";
import type { Catalogue } from "./format/catalogue.ts";
import { walkCategories } from "./format/catalogue.ts";
import { loadCatalogue } from "./format/reading/load-catalogue.ts";

/* What the product's requirements say about this very shop. */
let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await loadCatalogue(new URL("../data", import.meta.url).pathname);
}, 60_000);

const categories = () => [...walkCategories(catalogue.categories)].map(({ category }) => category);

/** A field of the home category, which tells the shell what every page shows. */
function homeField(name: string): unknown {
  return categories().find(({ customFields }) => customFields?.[name])?.customFields?.[name];
}

it("sells heating, photovoltaics, inverters and storage in three languages, to companies too [1]", () => {
  const keys = categories().map(({ key }) => key);
  for (const part of ["heating", "photovoltaics", "inverters", "battery-storage"])
    expect(keys).toContain(part);
  expect(catalogue.shop.languages.map(({ locale }) => locale)).toEqual(["de-DE", "en-GB", "pl-PL"]);
  expect(catalogue.shop.customerGroups.some(({ gross }) => !gross)).toBe(true);
});

it("gives readers of the newsletter 10 euro off from 50 euro on [6]", () => {
  const voucher = catalogue.promotions.find(({ issuedFor }) => issuedFor === "newsletter");
  expect(voucher).toMatchObject({
    conditions: { minimum: 50 },
    discounts: [{ scope: "cart", type: "absolute", value: 10 }],
  });
});

it("is open Monday to Thursday from 9 to 17, on Friday from 9 to 15 [8]", () => {
  expect(homeField("hearth_contact")).toMatchObject({
    hours: [
      { days: [1, 2, 3, 4], from: "09:00", to: "17:00" },
      { days: [5], from: "09:00", to: "15:00" },
    ],
  });
});

it("has four seals: of the shop, its safety, a maker and a comparison of prices [12]", () => {
  expect(homeField("hearth_certificates")).toMatchObject([
    { key: "shop" },
    { key: "safety" },
    { key: "maker" },
    { key: "comparison" },
  ]);
});

it("has the content pages that contracts need, at their German addresses [40]", () => {
  const paths = categories().map(({ path }) => path?.["de"]);
  for (const path of [
    "versandkosten",
    "lieferung",
    "agb",
    "widerrufsbelehrung",
    "datenschutzerklaerung",
    "kontakt",
  ])
    expect(paths).toContain(path);
});
