import type { Category, ProductListing, SeoUrl } from "@hearth/contract";
import { beforeAll, expect, it } from "vitest";
import { demoShop } from "../harness/demo-shop.ts";

const demo = demoShop();

let categories: Category[];
beforeAll(async () => {
  const root = "main-navigation";
  categories = await ask<Category[]>(`/navigation/${root}/${root}`, { depth: 9, buildTree: false });
});

async function ask<T>(path: string, body: object): Promise<T> {
  const { api, services } = demo.server;
  const key = services.references.current().rows.channels[0]?.access_key;
  return (await api.post<T>(path, body, { "sw-access-key": key })).body;
}

const listed = (categoryId: string, body: object = {}) =>
  ask<ProductListing>(`/product-listing/${categoryId}`, body);

const idAt = async (seoPathInfo: string) => {
  const filter = [{ type: "equals", field: "seoPathInfo", value: seoPathInfo }];
  const { elements } = await ask<{ elements: SeoUrl[] }>("/seo-url", { filter });
  return elements[0]?.foreignKey ?? "";
};

it.each([
  ["photovoltaik", /^Set|anlage|modul|speicher|wechselrichter/i],
  ["photovoltaik/wechselrichter", /wechselrichter/i],
  ["heizung", /wärmepumpe/i],
  ["fussbodenheizung", /set|rohr/i],
])("/%s begins with its devices", async (path, names) => {
  const { elements } = await listed(await idAt(path), { limit: 5 });
  expect(elements.map(({ translated }) => translated.name)).toEqual(
    Array.from({ length: 5 }, () => expect.stringMatching(names)),
  );
});

it("every category leads with six to eight filters that let choose, or with all it has", async () => {
  expect(categories.length).toBeGreaterThan(80);
  const found: string[] = [];
  for (const { id, translated } of categories) {
    const { aggregations, total } = await listed(id, { "only-aggregations": true });
    if (total < 2) continue;
    const groups = aggregations.properties?.entities ?? [];
    const leading = groups.filter(({ extensions }) => extensions?.isLeading);
    const choices = groups.filter(({ options }) => (options?.length ?? 0) > 1);
    const isRight =
      leading.length <= 8 &&
      leading.length >= Math.min(6, choices.length) &&
      leading.every((group) => choices.includes(group));
    if (!isRight) found.push(`${translated.name}: ${leading.length} of ${choices.length}`);
  }
  expect(found).toEqual([]);
});

it("every product tells facts that decide, all but a few simple parts at least two, and what sending costs", async () => {
  const { elements, total } = await listed(await idAt("heizung"), { limit: 100 });
  const [photovoltaics, floor] = await Promise.all([
    listed(await idAt("photovoltaik"), { limit: 100 }),
    listed(await idAt("fussbodenheizung"), { limit: 100 }),
  ]);
  expect(total).toBeGreaterThan(50);
  const all = [elements, photovoltaics.elements, floor.elements].flat();
  const tellingLess = (than: number) =>
    all
      .filter(({ extensions }) => (extensions?.keyFacts?.length ?? 0) < than)
      .map(({ translated }) => translated.name);
  expect(tellingLess(1)).toEqual([]);
  expect(tellingLess(2).length).toBeLessThan(10);
  expect(elements.every(({ extensions }) => extensions?.shippingCost !== undefined)).toBe(true);
});

it("every maker has a page with its goods, and products lead there", async () => {
  const { elements } = await listed(await idAt("marken/nordwerk"), {
    limit: 100,
    associations: { manufacturer: {} },
  });
  expect(elements.length).toBeGreaterThan(3);
  for (const { manufacturer } of elements) {
    expect(manufacturer?.translated.name).toBe("Nordwerk");
    expect(manufacturer?.extensions?.path).toBe("marken/nordwerk");
  }
});

it("every category with a listing says in one sentence what it holds", () => {
  const silent = categories.filter(({ translated }) => !translated.customFields?.["intro"]);
  expect(silent.map(({ translated }) => translated.name)).toEqual([]);
});
