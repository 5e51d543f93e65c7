import type { CriteriaInput, EntitySearchResult, SeoUrl } from "@hearth/contract";
import { expect, it } from "vitest";
import * as id from "../harness/content/catalogue-ids.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const find = async (criteria: CriteriaInput, language?: "de" | "en" | "pl") =>
  (
    await shop.api.post<EntitySearchResult<SeoUrl>>("/seo-url", criteria, {
      "sw-language-id": language && id.language(language),
    })
  ).body.elements;
const byPath = (path: string, language?: "de" | "en" | "pl") =>
  find({ filter: [{ type: "equals", field: "seoPathInfo", value: path }] }, language);

it.each([
  ["waermepumpen", "frontend.navigation.page", id.category("heat-pumps"), "/navigation/"],
  ["heizungsrohr-16", "frontend.detail.page", id.product("hose"), "/detail/"],
  ["aktion", "frontend.landing.page", id.landingPage("action"), "/landingPage/"],
  [
    "fuer-betriebe",
    "frontend.account.customer-group-registration.page",
    id.customerGroup("trade"),
    "/customer-group-registration/",
  ],
])("finds what is behind %s [17, 36, 259]", async (path, routeName, foreignKey, technical) => {
  expect(await byPath(path)).toMatchObject([
    {
      routeName,
      foreignKey,
      pathInfo: technical + foreignKey,
      seoPathInfo: path,
      isCanonical: true,
      isDeleted: false,
    },
  ]);
});

it("finds nothing for an unknown path, nor for a path of another language", async () => {
  expect(await byPath("gibt-es-nicht")).toEqual([]);
  expect(await byPath("heat-pumps", "de")).toEqual([]);
  expect(await byPath("heat-pumps", "en")).toHaveLength(1);
});

it.each([
  ["heizung/waermepumpen-alt", "waermepumpen", id.category("heat-pumps")],
  ["rohr-16", "heizungsrohr-16", id.product("hose")],
  ["aktion-alt", "aktion", id.landingPage("action")],
])("says where the old path %s moved", async (old, now, foreignKey) => {
  expect(await byPath(old)).toMatchObject([
    { foreignKey, seoPathInfo: now, isCanonical: true, extensions: { movedFrom: { seoPathInfo: old } } },
  ]);
});

it("does not call the current path moved", async () => {
  expect((await byPath("waermepumpen"))[0]?.extensions ?? {}).not.toHaveProperty("movedFrom");
});

it("keeps old paths of languages apart", async () => {
  expect(await byPath("pipe-16", "de")).toEqual([]);
  expect(await byPath("pipe-16", "en")).toMatchObject([{ seoPathInfo: "heating-pipe-16" }]);
});

it.each(["de", "en", "pl"] as const)(
  "finds the %s path of a thing by its technical path [259]",
  async (language) => {
    const paths = { de: "heizungsrohr-16", en: "heating-pipe-16", pl: "rura-grzewcza-16" };
    const found = await find(
      {
        filter: [
          { type: "contains", field: "pathInfo", value: id.product("hose") },
          { type: "equals", field: "isCanonical", value: true },
        ],
      },
      language,
    );
    expect(found.map((url) => url.seoPathInfo)).toEqual([paths[language]]);
  },
);

it("finds several at once", async () => {
  const ids = [id.product("hose"), id.category("heat-pumps")];
  const found = await find({ filter: [{ type: "equalsAny", field: "foreignKey", value: ids }] });
  expect(found.map((url) => url.seoPathInfo)).toEqual(["heizungsrohr-16", "waermepumpen"]);
});

it("lists only canonical paths of the request language", async () => {
  const all = await find({ limit: 100 });
  expect(all.map((url) => url.seoPathInfo)).not.toContain("rohr-16");
  expect(new Set(all.map((url) => url.languageId))).toEqual(new Set([id.language("de")]));
});

it("takes both sides of an or, one of which always holds", async () => {
  const everything = await find({ limit: 100 });
  const either = await find({
    limit: 100,
    filter: [
      {
        type: "or",
        queries: [
          { type: "equals", field: "isCanonical", value: true },
          { type: "equals", field: "foreignKey", value: id.product("hose") },
        ],
      },
    ],
  });
  expect(either).toHaveLength(everything.length);
});

it("has no URL that is not canonical or deleted", async () => {
  expect(await find({ filter: { isCanonical: false } })).toEqual([]);
  expect(await find({ filter: { isDeleted: true } })).toEqual([]);
});

it("refuses searching paths in parts: only whole ones have an index", async () => {
  const { faults } = await shop.api.post("/seo-url", {
    filter: [{ type: "contains", field: "seoPathInfo", value: "rohr" }],
  });
  expect(faults).toEqual(["400 FRAMEWORK__INVALID_FILTER_QUERY /filter"]);
});
