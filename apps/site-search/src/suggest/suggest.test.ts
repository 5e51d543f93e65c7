import { expect, it } from "vitest";
import { foundProduct } from "../search/found-product.fixture.ts";
import type { AskShop } from "../shop/shop-client.ts";
import { suggest } from "./suggest.ts";

const place = (id: string, name: string, keywords = "") => ({
  id,
  name,
  breadcrumb: [name],
  path: `/${id}`,
  keywords,
});
const directory = {
  categories: [place("puffer", "Pufferspeicher"), place("strom", "Stromspeicher"), place("rohre", "Rohre")],
  pages: [
    place("ratgeber-speicher", "Den Stromspeicher richtig wählen"),
    place("versand", "Versandkosten", "Fracht"),
  ],
  makers: [
    { id: "m1", name: "Speichertech" },
    { id: "m2", name: "Rohrwerk" },
  ],
};
const index = { shop: "s", accessKey: "k", languageId: "l", language: "en", locale: "en-GB" } as const;
const shopAnswers = (answer: object) => (async () => answer) as unknown as AskShop;

function suggestFor(query: string, popular: string[] = [], aggregations: object = {}) {
  const ask = shopAnswers({ elements: [foundProduct()], aggregations });
  const asked = { index, directory, signal: new AbortController().signal };
  return suggest({ ask, shopUrl: "" }, asked, { query, popular });
}

it("answers in groups, with links in the language", async () => {
  expect(await suggestFor("speicher", ["speicher 10 kwh", "rohr", "speicher"])).toMatchObject({
    query: "speicher",
    terms: ["speicher 10 kwh", "speichertech", "pufferspeicher", "stromspeicher"],
    categories: [
      { name: "Pufferspeicher", breadcrumb: ["Pufferspeicher"], link: "/en-GB/puffer" },
      { name: "Stromspeicher", link: "/en-GB/strom" },
    ],
    brands: [{ name: "Speichertech" }],
    guides: [{ title: "Den Stromspeicher richtig wählen", link: "/en-GB/ratgeber-speicher" }],
    products: [{ id: "NW-1", price: 99.5, image_link: "/media/speicher.webp" }],
  });
});

it("names where such products are, after what is called so", async () => {
  const aggregations = {
    category: { entities: [{ id: "rohre" }, { id: "puffer" }, { id: "unknown" }] },
    manufacturer: { entities: [{ id: "m2", translated: { name: "Rohrwerk" } }] },
  };
  const { categories, brands, terms } = await suggestFor("puff", [], aggregations);
  expect(categories.map(({ name }) => name)).toEqual(["Pufferspeicher", "Rohre"]);
  expect(brands).toEqual([{ name: "Rohrwerk" }]);
  expect(terms).toEqual(["pufferspeicher"]);
});

it("finds a page by its other words", async () => {
  expect((await suggestFor("fracht")).guides).toEqual([{ title: "Versandkosten", link: "/en-GB/versand" }]);
});

it("never offers what is typed already", async () => {
  expect((await suggestFor("Rohre", ["rohre"])).terms).toEqual([]);
});
