import { schemaProblems } from "@hearth/contract";
import { expect, it } from "vitest";
import { SuggestAnswerSchema } from "../src/protocol/answer-schemas.ts";
import { hashid, testSiteSearch } from "./harness/test-site-search.ts";

const site = testSiteSearch();

it("answers as it is described", async () => {
  for (const query of ["so", "wärmepumpe", "zzzz"]) {
    const { status, body } = await site.ask(`${hashid}/_suggest?query=${encodeURIComponent(query)}`);
    expect([status, schemaProblems(SuggestAnswerSchema, body)]).toEqual([200, []]);
  }
});

it("suggests categories with their address, and products with picture and price [281]", async () => {
  const { terms, categories, products } = await site.client().suggest("photov");
  expect(terms).toContain("photovoltaik");
  expect(categories[0]).toEqual({
    name: "Photovoltaik",
    breadcrumb: ["Photovoltaik"],
    url: { pathname: "/photovoltaik" },
  });
  expect(products.length).toBeGreaterThan(0);
  expect(products[0]).toMatchObject({
    price: expect.any(Number),
    imageUrl: expect.stringContaining("/media/"),
  });
});

it("suggests makers", async () => {
  const { manufacturers, terms } = await site.client().suggest("nordw");
  expect(manufacturers[0]).toEqual({ name: "Nordwerk" });
  expect(terms).toContain("nordwerk");
});

it("suggests pages of the shop that are no categories of products", async () => {
  expect((await site.client().suggest("agb")).guides).toEqual([{ title: "AGB", url: { pathname: "/agb" } }]);
  expect((await site.client("en").suggest("term")).guides).toEqual([
    { title: "Terms", url: { pathname: "/en-GB/terms" } },
  ]);
});

it("speaks the language after the dash", async () => {
  const { categories } = await site.client("pl").suggest("pompy");
  expect(categories[0]).toMatchObject({ name: "Pompy ciepła", url: { pathname: "/pl-PL/pompy-ciepla" } });
});
