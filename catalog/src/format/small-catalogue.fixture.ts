import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { stringify } from "yaml";

/** The smallest catalogue in which every part of the format occurs. A fresh copy each time, to be changed at will. */
export function smallCatalogue(): Record<string, unknown> {
  return {
    "shop.yaml": shop(),
    "manufacturers.yaml": [
      {
        key: "nordwerk",
        name: { de: "Nordwerk" },
        description: { de: "Wärmepumpen", pl: "Pompy ciepła" },
        link: "https://nordwerk.example",
        logo: "brands/nordwerk.svg",
        address: {
          street: "Deich 1",
          zip: "25813",
          city: "Husum",
          country: "DE",
          email: "a@nordwerk.example",
        },
        weee: "DE 12345678",
      },
    ],
    "properties.yaml": [
      {
        key: "power",
        name: { de: "Leistung", en: "Power", pl: "Moc" },
        display: "text",
        filterable: true,
        options: [
          { key: "kw-8", name: { de: "8 kW" } },
          { key: "kw-12", name: { de: "12 kW" } },
        ],
      },
      {
        key: "colour",
        name: { de: "Farbe", en: "Colour", pl: "Kolor" },
        display: "color",
        filterable: true,
        options: [{ key: "red", name: { de: "Rot", en: "Red" }, color: "#c00000" }],
      },
    ],
    "categories.yaml": [
      {
        key: "root",
        name: { de: "Startseite" },
        page: "home",
        children: [
          {
            key: "heat-pumps",
            name: { de: "Wärmepumpen", en: "Heat pumps", pl: "Pompy ciepła" },
            description: { de: "<p>Warm</p>" },
            path: { de: "waermepumpen", en: "heat-pumps" },
            oldPaths: { de: ["heizung/waermepumpen"] },
            picture: "pump.svg",
            meta: { title: { de: "Wärmepumpen kaufen" } },
            customFields: { bec_hearth_position: 10, shortDescription: { de: "Warm", en: "Warm too" } },
            children: [
              { key: "monobloc", name: { de: "Monoblock" }, path: { de: "waermepumpen/monoblock" } },
            ],
          },
          { key: "cables", name: { de: "Kabel" }, path: { de: "kabel" }, visible: false },
        ],
      },
      {
        key: "footer",
        type: "folder",
        name: { de: "Fußzeile" },
        children: [
          { key: "footer-pumps", type: "link", name: { de: "Pumpen" }, link: { category: "heat-pumps" } },
        ],
      },
    ],
    "products/pumps.yaml": [pump(), tank(), guide()],
    "streams.yaml": [
      {
        key: "topsellers",
        name: { de: "Bestseller" },
        match: { topseller: true, categories: ["heat-pumps"], properties: ["power.kw-8"], minPrice: 100 },
      },
    ],
    "landing-pages.yaml": [
      { key: "action", name: { de: "Aktion" }, path: { de: "aktion", en: "action" }, page: "home" },
    ],
    "pages/home.yaml": home(),
    "media/alt.yaml": { "pump.svg": { de: "Eine Pumpe", en: "A pump" } },
  };
}

function shop() {
  return {
    languages: [
      { key: "de", name: "Deutsch", locale: "de-DE" },
      { key: "en", name: "English", locale: "en-GB", fallback: "de" },
      { key: "pl", name: "Polski", locale: "pl-PL", fallback: "de" },
    ],
    currencies: [{ key: "eur", iso: "EUR", symbol: "€", name: { de: "Euro" } }],
    countries: [
      {
        key: "de",
        iso: "DE",
        iso3: "DEU",
        name: { de: "Deutschland" },
        eu: true,
        postalCode: "\\d{5}",
        states: [{ key: "de-by", code: "DE-BY", name: { de: "Bayern" } }],
      },
      { key: "pl", iso: "PL", iso3: "POL", name: { de: "Polen" }, eu: true },
    ],
    salutations: [{ key: "mrs", displayName: { de: "Frau" }, letterName: { de: "Sehr geehrte Frau" } }],
    taxes: [{ key: "standard", name: "19 %", rate: 19, rates: { pl: 23 } }],
    customerGroups: [
      { key: "consumer", name: { de: "Privatkunden" }, gross: true },
      { key: "trade", name: { de: "Fachhandwerk" }, gross: false },
    ],
    units: [{ key: "metre", name: { de: "Meter" }, short: { de: "m" } }],
    deliveryTimes: [{ key: "days-2-4", min: 2, max: 4, unit: "day", name: { de: "2-4 Werktage" } }],
    shippingCostTypes: [{ key: "package", name: { de: "Paketversand" } }],
    paymentMethods: [
      {
        key: "prepayment",
        technicalName: "payment_prepayment",
        name: { de: "Vorkasse" },
        description: { de: "Vorab" },
        afterOrder: true,
      },
    ],
    shippingMethods: [
      {
        key: "parcel",
        technicalName: "shipping_parcel",
        name: { de: "Paket" },
        description: { de: "An die Tür" },
        deliveryTime: "days-2-4",
        prices: [
          { from: 0, gross: 5.9 },
          { from: 250, gross: 0 },
        ],
      },
    ],
    sortings: [{ key: "score", priority: 3, label: { de: "Beste Ergebnisse" } }],
    channel: {
      name: "Hearth",
      accessKey: "SWSCHEARTHDEMOKEY000000000",
      language: "de",
      currency: "eur",
      country: "de",
      customerGroup: "consumer",
      paymentMethod: "prepayment",
      shippingMethod: "parcel",
      navigation: "root",
      navigationDepth: 3,
      footer: "footer",
      listingLimit: 24,
      domains: { de: "http://localhost:3000", en: "http://localhost:3000/en-GB" },
    },
  };
}

function pump() {
  return {
    key: "aero",
    number: "NW-A",
    manufacturer: "nordwerk",
    name: { de: "Wärmepumpe Aero", en: "Heat pump Aero" },
    description: { de: "<p>Leise.</p>" },
    keywords: { de: "Luftwärmepumpe" },
    categories: ["monobloc"],
    tax: "standard",
    price: { gross: 8499, list: 9299, tiers: [{ from: 5, gross: 8199.5 }], trade: { gross: 7999 } },
    priceHistory: [
      { daysAgo: 45, gross: 9299 },
      { daysAgo: 20, gross: 8999 },
    ],
    discountNotice: "rrp",
    delivery: "days-2-4",
    shippingCostType: "package",
    shippingMethod: "parcel",
    weight: 128.5,
    quantity: { max: 10 },
    topseller: true,
    properties: { colour: ["red"] },
    pictures: ["pump.svg", "pump.png"],
    energyLabels: [
      { class: "A+++", color: "#00a650", from: "A+++", to: "D", name: { de: "Raumheizung 35 °C" } },
    ],
    documents: ["data-sheet", "manual"],
    crossSelling: [
      { name: { de: "Zubehör", en: "Accessories", pl: "Akcesoria" }, products: ["tank"] },
      { name: { de: "Bestseller" }, stream: "topsellers" },
    ],
    customFields: { weee: "DE 12345678", scope: { de: "Gerät", en: "Device" } },
    reviews: [
      {
        language: "de",
        title: "Gut",
        text: "Leise.",
        points: 5,
        author: "M. T.",
        date: "2026-08-14",
        approved: true,
      },
    ],
    variantGroups: ["power"],
    variants: [
      { key: "aero-8", number: "NW-A-8", ean: "4006381333931", options: { power: "kw-8" }, stock: 4 },
      {
        key: "aero-12",
        number: "NW-A-12",
        name: { de: "Wärmepumpe Aero XL" },
        options: { power: "kw-12" },
        price: 9499,
        stock: 0,
        quantity: { min: 1 },
      },
    ],
  };
}

function tank() {
  return {
    key: "tank",
    number: "NW-T",
    manufacturer: "nordwerk",
    name: { de: "Schlauch", en: "Hose", pl: "Wąż" },
    path: { de: "schlauch" },
    oldPaths: { en: ["old-hose"] },
    categories: ["heat-pumps", "cables"],
    tax: "standard",
    price: 119,
    unitPrice: { unit: "metre", purchase: 20, reference: 1 },
    packUnit: { de: "Rolle" },
    packUnitPlural: { de: "Rollen" },
    delivery: "days-2-4",
    shippingCostType: "package",
    stock: 14,
    released: "2026-10-01",
  };
}

function guide() {
  return {
    key: "guide",
    number: "NW-G",
    manufacturer: "nordwerk",
    name: { de: "Planungshilfe" },
    categories: ["heat-pumps"],
    tax: "standard",
    price: 19,
    delivery: "days-2-4",
    shippingCostType: "package",
    stock: 1000,
    digital: true,
    downloads: [{ file: "guide.pdf" }],
  };
}

function home() {
  return {
    key: "home",
    type: "landingpage",
    name: { de: "Startseite" },
    sections: [
      {
        type: "default",
        sizing: "boxed",
        background: "#f6f4f0",
        blocks: [
          {
            type: "text-hero",
            slots: {
              content: { type: "text", config: { content: { de: "<h1>Hallo</h1>", en: "<h1>Hello</h1>" } } },
            },
          },
          {
            type: "image",
            slots: { image: { type: "image", config: { media: "pump.svg", displayMode: "cover" } } },
          },
          {
            type: "product-slider",
            slots: {
              productSlider: {
                type: "product-slider",
                config: { title: { de: "Tipps" }, products: ["aero", "tank"] },
              },
            },
          },
          {
            type: "product-slider",
            slots: { productSlider: { type: "product-slider", config: { stream: "topsellers" } } },
          },
          {
            type: "hearth-accordion",
            slots: {
              content: {
                type: "hearth-accordion",
                config: { items: [{ title: { de: "Frage", en: "Question" }, text: { de: "Antwort" } }] },
              },
            },
          },
        ],
      },
    ],
  };
}

/** Sets one place of one file, named by a dotted path; undefined takes it away. */
export function change(files: Record<string, unknown>, file: string, path: string, value: unknown): void {
  const parts = path.split(".");
  const last = parts.pop() ?? "";
  const place = parts.reduce((inside, part) => (inside as Record<string, object>)[part], files[file]);
  if (value === undefined) delete (place as Record<string, unknown>)[last];
  else (place as Record<string, unknown>)[last] = value;
}

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><rect width="300" height="200" fill="#cde"/></svg>';
// One white pixel.
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==",
  "base64",
);

/** Writes the files, with the pictures they name, to a new temporary folder. */
export async function writeCatalogue(files: Record<string, unknown>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "catalogue-"));
  const contents: [string, string | Buffer][] = [
    ...Object.entries(files).map(([name, value]): [string, string] => [
      name,
      typeof value === "string" ? value : stringify(value),
    ]),
    ["media/pump.svg", svg],
    ["media/brands/nordwerk.svg", svg],
    ["media/pump.png", png],
    ["media/guide.pdf", "%PDF-1.4 small"],
  ];
  for (const [name, content] of contents) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}
