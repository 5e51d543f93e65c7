import { change, smallCatalogue } from "../format/fixture/small-catalogue.fixture.ts";

const text = (word: string) => ({ de: `${word} (de)`, en: `${word} (en)`, pl: `${word} (pl)` });

/** The small catalogue and what it takes for every rule to have something to look at. */
export function fullShelf(): Record<string, unknown> {
  const files = smallCatalogue();
  const categories = files["categories.yaml"] as { children: object[] }[];
  categories[0]?.children.push(
    category("tanks", ["energy-label"]),
    category("storage", ["electric", "battery"]),
    category("fluids", ["unit-price", "safety-data-sheet"]),
  );
  (files["properties.yaml"] as object[]).push(
    group("volume", ["l-10", "10 l"], ["l-500", "500 l"], ["l-800", "800 l"], ["l-1000", "1.000 l"]),
    group("refrigerant", ["r32", "R32"], ["r290", "R290"]),
    group("communication", ["wifi", "WLAN"], ["radio", "Funk"]),
  );
  change(files, "shop.yaml", "units.1", { key: "litre", name: text("Liter"), short: text("l") });
  change(files, "shop.yaml", "taxes.1", { key: "zero", name: "0 %", rate: 0 });
  change(files, "shop.yaml", "shippingCostTypes.1", { key: "freight", name: text("Fracht") });
  change(files, "shipping.yaml", "tariffs.1", {
    type: "freight",
    rank: 20,
    methods: ["parcel"],
    rates: { de: { steps: [{ from: 0, gross: 69 }] } },
  });
  files["products/more.yaml"] = [tank(), battery(), fluid()];
  for (const picture of ["tank.svg", "battery.svg", "fluid.svg"]) {
    files[`media/${picture}`] =
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><!-- ${picture} --></svg>`;
    (files["media/alt.yaml"] as Record<string, unknown>)[picture] = text(picture);
  }
  return files;
}

function category(key: string, requires: string[]) {
  return { key, name: text(key), path: { de: key }, requires };
}

function group(key: string, ...options: [key: string, name: string][]) {
  return {
    key,
    name: text(key),
    display: "text",
    filterable: true,
    options: options.map(([option, name]) => ({ key: option, name: { de: name } })),
  };
}

function product(key: string, more: object) {
  return {
    key,
    number: `NW-${key}`,
    manufacturer: "nordwerk",
    name: text(key),
    description: text(key),
    meta: { title: text(key), description: text(key) },
    tax: "standard",
    price: 100,
    delivery: "days-2-4",
    shippingCostType: "package",
    weight: 10,
    stock: 3,
    pictures: [`${key}.svg`],
    ...more,
  };
}

/** Two sizes: the smaller one needs its label, the larger one must not have any. */
function tank() {
  return product("buffer", {
    pictures: ["tank.svg"],
    categories: ["tanks"],
    stock: undefined,
    documents: ["data-sheet"],
    customFields: { eprel: "1207730" },
    energyLabels: [{ class: "B", color: "#c8d400", from: "A+", to: "F" }],
    variantGroups: ["volume"],
    variants: [
      { key: "buffer-500", number: "NW-B-500", options: { volume: "l-500" }, stock: 2 },
      { key: "buffer-1000", number: "NW-B-1000", options: { volume: "l-1000" }, stock: 2, energyLabels: [] },
    ],
  });
}

function battery() {
  return product("battery", {
    categories: ["storage"],
    tax: "zero",
    shippingCostType: "freight",
    documents: ["safety-data-sheet"],
    properties: { communication: "wifi" },
    price: { gross: 100, list: 120 },
    discountNotice: "shop_price",
    priceHistory: [
      { daysAgo: 90, gross: 110 },
      { daysAgo: 60, gross: 120 },
      { daysAgo: 9, gross: 100 },
    ],
    customFields: {
      electric: true,
      battery: true,
      pvZero: "storage",
      usableKwh: 10.2,
      connected: true,
      dataInfo: text("Daten"),
      safety: text("Vorsicht"),
    },
  });
}

function fluid() {
  return product("fluid", {
    categories: ["fluids"],
    documents: ["safety-data-sheet"],
    customFields: { safety: text("Handschuhe"), hazard: text("Reizt") },
    stock: undefined,
    variantGroups: ["volume"],
    variants: [
      {
        key: "fluid-10",
        number: "NW-F-10",
        options: { volume: "l-10" },
        stock: 5,
        unitPrice: { unit: "litre", purchase: 10, reference: 1 },
      },
    ],
  });
}
