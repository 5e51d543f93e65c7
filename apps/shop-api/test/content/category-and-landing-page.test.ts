import type { Category, CmsPage, EntitySearchResult, LandingPage, ProductListing } from "@hearth/contract";
import { expect, it } from "vitest";
import * as id from "../harness/content/catalogue-ids.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const slotsOf = (page: CmsPage | null | undefined) =>
  (page?.sections ?? []).flatMap((section) => section.blocks.flatMap((block) => block.slots));

const listingIn = (page: CmsPage | null | undefined) =>
  slotsOf(page).flatMap((slot) =>
    slot.type === "product-listing" ? [(slot.data as { listing: ProductListing }).listing] : [],
  )[0];

it("answers the home category under its alias and its id", async () => {
  const home = (await shop.api.post<Category>("/category/home")).body;
  expect(home.id).toBe(id.category("root"));
  expect(slotsOf(home.cmsPage).length).toBeGreaterThan(5);
  const byId = (await shop.api.post<Category>(`/category/${id.category("root")}`)).body;
  expect(byId.cmsPage?.id).toBe(home.cmsPage?.id);
});

it("answers a category with texts and the listing in its page", async () => {
  const { body } = await shop.api.post<Category>(`/category/${id.category("heat-pumps")}`);
  expect(body).toMatchObject({
    type: "page",
    breadcrumb: ["Startseite", "Heizung", "Wärmepumpen"],
    translated: { metaTitle: "Wärmepumpen kaufen", description: expect.stringContaining("Wärme") },
    cmsPage: { type: "product_list" },
  });
  expect(listingIn(body.cmsPage)).toMatchObject({
    total: 1,
    elements: [{ productNumber: "NW-KE" }],
  });
});

it("steers the listing in the page by listing parameters", async () => {
  const { body } = await shop.api.post<Category>(`/category/${id.category("radiators")}`, {
    limit: 2,
    p: 2,
    order: "price-asc",
  });
  const listing = listingIn(body.cmsPage);
  expect(listing).toMatchObject({ page: 2, limit: 2, total: 5, sorting: "price-asc" });
  expect(listing?.elements.map((product) => product.productNumber)).toEqual(["WZ-F-1", "WZ-H-200"]);
});

it("resolves only the slots asked for", async () => {
  const all = (await shop.api.post<Category>("/category/home")).body;
  const [first, second] = slotsOf(all.cmsPage);
  const some = (await shop.api.post<Category>("/category/home", { slots: `${first?.id}|${second?.id}` }))
    .body;
  expect(slotsOf(some.cmsPage).map((slot) => slot.id)).toEqual([first?.id, second?.id]);
});

it("answers a category without a page as it is", async () => {
  const { body } = await shop.api.post<Category>(`/category/${id.category("empty")}`);
  expect([body.cmsPageId, body.cmsPage]).toEqual([null, null]);
});

it.each([
  ["a folder", "footer"],
  ["a link", "footer-pumps"],
  ["an inactive one", "retired"],
  ["one below an inactive one", "below-retired"],
])("has no page for %s", async (_, key) => {
  expect((await shop.api.post(`/category/${id.category(key)}`)).faults).toEqual([
    "404 CONTENT__CATEGORY_NOT_FOUND",
  ]);
});

it("shows a hidden category to those who know its address", async () => {
  expect((await shop.api.post<Category>(`/category/${id.category("hidden")}`)).body.visible).toBe(false);
});

it("lists the categories of the channel without CMS data", async () => {
  const { body } = await shop.api.post<EntitySearchResult<Category>>("/category", {
    filter: { parentId: id.category("root") },
    sort: "name",
    associations: { children: {} },
  });
  expect(body.elements.map((each) => each.translated.name)).toEqual([
    "Bestseller",
    "Heizung",
    "Leer",
    "Photovoltaik",
    "Verborgen",
  ]);
  const heating = body.elements[1];
  expect(heating?.cmsPage ?? null).toBeNull();
  expect(heating?.children?.map((each) => each.translated.name)).toEqual(["Wärmepumpen", "Heizkörper"]);
});

it("answers a landing page with its resolved page", async () => {
  const { body } = await shop.api.post<LandingPage>(
    `/landing-page/${id.landingPage("action")}`,
    {},
    { "sw-language-id": id.language("en"), "sw-include-seo-urls": "1" },
  );
  expect(body).toMatchObject({
    translated: { name: "Action", metaTitle: "Aktionswochen" },
    seoUrls: [{ seoPathInfo: "action", routeName: "frontend.landing.page" }],
    cmsPage: { id: id.cmsPage("home") },
  });
});

it("has no landing page that is inactive", async () => {
  const { faults } = await shop.api.post(`/landing-page/${id.landingPage("gone-action")}`);
  expect(faults).toEqual(["404 CONTENT__LANDING_PAGE_NOT_FOUND"]);
});
