import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { stringify } from "yaml";
import { promotions, shipping } from "./small-cart-rules.fixture.ts";
import { guide, pump, tank } from "./small-products.fixture.ts";
import { shop } from "./small-shop.fixture.ts";

/** The smallest catalogue in which every part of the format occurs, ready to be sold. A fresh copy each time, to be changed at will. */
export function smallCatalogue(): Record<string, unknown> {
  return {
    "shop.yaml": shop(),
    "shipping.yaml": shipping(),
    "promotions.yaml": promotions(),
    "manufacturers.yaml": [
      {
        key: "nordwerk",
        name: { de: "Nordwerk" },
        description: { de: "Wärmepumpen", en: "Heat pumps", pl: "Pompy ciepła" },
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
      {
        key: "sound",
        name: { de: "Schall", en: "Sound", pl: "Hałas" },
        display: "text",
        filterable: true,
        options: [{ key: "db-48", name: { de: "48 dB(A)" } }],
      },
    ],
    "categories.yaml": categories(),
    "products/pumps.yaml": [pump(), tank(), guide()],
    "streams.yaml": [
      {
        key: "topsellers",
        name: { de: "Bestseller" },
        match: { topseller: true, categories: ["heat-pumps"], properties: ["power.kw-8"], minPrice: 100 },
      },
    ],
    "search-rules.yaml": [
      {
        key: "heat-pump",
        kind: "synonym",
        terms: { de: ["Luftwärmepumpe"] },
        means: { de: ["Wärmepumpe"], en: ["heat pump"] },
      },
      { key: "aero-first", kind: "pin", terms: { de: ["Wärmepumpe"] }, product: "NW-A", position: 1 },
      {
        key: "returns",
        kind: "redirect",
        terms: { de: ["Aktion"], en: ["offer"] },
        path: { de: "aktion" },
        from: "2026-10-01",
        until: "2026-10-31",
      },
    ],
    "route-rules.yaml": [
      { key: "former", match: "prefix", source: { de: "/alt", en: "/former" }, target: { de: "/neu" } },
      {
        key: "partner",
        source: { de: "/partner" },
        target: { de: "https://partner.example/a" },
        status: 302,
      },
      { key: "gone", source: { de: "/weg" }, status: 410 },
    ],
    "landing-pages.yaml": [
      { key: "action", name: { de: "Aktion" }, path: { de: "aktion", en: "action" }, page: "home" },
    ],
    "pages/home.yaml": home(),
    "media/alt.yaml": {
      "pump.svg": { de: "Eine Pumpe", en: "A pump", pl: "Pompa" },
      "pump.png": { de: "Pumpe von der Seite", en: "Pump from the side", pl: "Pompa z boku" },
      "hose.svg": { de: "Ein Schlauch", en: "A hose", pl: "Wąż" },
      "folder.svg": { de: "Eine Mappe", en: "A folder", pl: "Teczka" },
    },
  };
}

function categories() {
  return [
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
          filters: ["power", "sound"],
          meta: { title: { de: "Wärmepumpen kaufen" } },
          customFields: { bec_hearth_position: 10, shortDescription: { de: "Warm", en: "Warm too" } },
          children: [
            {
              key: "monobloc",
              name: { de: "Monoblock" },
              path: { de: "waermepumpen/monoblock" },
              requires: ["energy-label", "electric"],
            },
          ],
        },
        {
          key: "cables",
          name: { de: "Kabel" },
          path: { de: "kabel" },
          visible: false,
          requires: ["unit-price"],
        },
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
  ];
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

const svg = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><rect width="300" height="200" fill="${colour}"/></svg>`;
// One white pixel.
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==",
  "base64",
);

/** Writes the files, with the pictures they name, to a new temporary folder. */
export async function writeCatalogue(files: Record<string, unknown>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "catalogue-"));
  const contents: [string, string | Buffer][] = [
    ...Object.entries(files).map(([name, value]): [string, string | Buffer] => [
      name,
      typeof value === "string" || Buffer.isBuffer(value) ? value : stringify(value),
    ]),
    ["media/pump.svg", svg("#cde")],
    ["media/hose.svg", svg("#dce")],
    ["media/folder.svg", svg("#edc")],
    ["media/brands/nordwerk.svg", svg("#fff")],
    ["media/pump.png", png],
    ["media/guide.pdf", "%PDF-1.4 small"],
  ];
  for (const [name, content] of contents) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}
