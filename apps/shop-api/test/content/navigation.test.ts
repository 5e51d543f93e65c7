import type { Category } from "@hearth/contract";
import { expect, it } from "vitest";
import * as id from "../harness/content/catalogue-ids.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const main = "main-navigation";

interface Tree {
  [name: string]: Tree;
}

const names = (categories: readonly Category[]): Tree =>
  Object.fromEntries(categories.map((each) => [each.translated.name, names(each.children ?? [])]));

const tree = async (active: string, root: string, body: object = {}) =>
  names((await shop.api.post<Category[]>(`/navigation/${active}/${root}`, body)).body);

it("gives two levels below the root, active and visible ones in order", async () => {
  expect(await tree(main, main)).toEqual({
    Heizung: { Wärmepumpen: {}, Heizkörper: {} },
    Photovoltaik: {},
    Bestseller: {},
    Leer: {},
  });
});

it("goes as deep as asked [258]", async () => {
  expect(await tree(main, main, { depth: 1 })).toEqual({
    Heizung: {},
    Photovoltaik: {},
    Bestseller: {},
    Leer: {},
  });
  expect(await tree(main, main, { depth: 4 })).toMatchObject({
    Heizung: { Wärmepumpen: { Monoblock: { "Kleine Monoblöcke": {} } } },
  });
});

it("opens the way to the active category and its children whatever the depth", async () => {
  expect(await tree(id.category("monobloc"), main, { depth: 1 })).toEqual({
    Heizung: { Wärmepumpen: { Monoblock: { "Kleine Monoblöcke": {} } }, Heizkörper: {} },
    Photovoltaik: {},
    Bestseller: {},
    Leer: {},
  });
});

it("starts at any category", async () => {
  expect(await tree(id.category("heat-pumps"), id.category("heat-pumps"), { depth: 1 })).toEqual({
    Monoblock: {},
  });
});

it("gives a flat list without a tree", async () => {
  const { body } = await shop.api.post<Category[]>(`/navigation/${main}/${main}`, {
    depth: 2,
    buildTree: false,
  });
  expect(body.map((each) => each.translated.name)).toEqual([
    "Heizung",
    "Wärmepumpen",
    "Heizkörper",
    "Photovoltaik",
    "Bestseller",
    "Leer",
  ]);
  expect(body.every((each) => (each.children ?? []).length === 0)).toBe(true);
});

it("knows the footer, with links to where they lead [258]", async () => {
  const { body } = await shop.api.post<Category[]>("/navigation/footer-navigation/footer-navigation");
  expect(body.map(({ translated, type }) => [translated.name, type])).toEqual([
    ["AGB", "page"],
    ["Zu den Pumpen", "link"],
  ]);
  expect(body[1]).toMatchObject({ linkType: "category", internalLink: id.category("heat-pumps") });
});

it("answers 204 without a body where no service root is set", async () => {
  const answer = await shop.api.post("/navigation/service-navigation/service-navigation");
  expect(answer.status).toBe(204);
  expect(answer.body).toBeUndefined();
});

it("carries pictures, counts and custom fields [140, 142]", async () => {
  const { body } = await shop.api.post<Category[]>(`/navigation/${main}/${main}`);
  expect(body[0]).toMatchObject({
    childCount: 2,
    visibleChildCount: 2,
    level: 2,
    media: { fileExtension: "svg" },
    children: [{ translated: { customFields: { bec_hearth_position: 10, shortDescription: "Kurz" } } }, {}],
  });
});

it("fills SEO URLs of every level [141, 258]", async () => {
  const { body } = await shop.api.post<Category[]>(
    `/navigation/${main}/${main}`,
    {},
    { "sw-include-seo-urls": "1" },
  );
  expect(body[0]?.seoUrls?.[0]?.seoPathInfo).toBe("heizung");
  expect(body[0]?.children?.[0]?.seoUrls?.[0]?.seoPathInfo).toBe("waermepumpen");
});

it.each(["unknownId", "retired", "below-retired"])("answers 404 for %s", async (key) => {
  const asked = key === "unknownId" ? id.unknownId : id.category(key);
  const fault = ["404 CONTENT__CATEGORY_NOT_FOUND"];
  expect((await shop.api.post(`/navigation/${asked}/${main}`)).faults).toEqual(fault);
  expect((await shop.api.post(`/navigation/${main}/${asked}`)).faults).toEqual(fault);
});
