import type {
  ListPage,
  PictureChoice,
  ProductChoices,
  ProductHead,
  ProductSheet,
} from "@hearth/admin-contract";
import { beforeAll, expect, it } from "vitest";
import type { AdminClient } from "../harness/admin/admin-client.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const admin = testAdmin(shop);
let client: AdminClient;
beforeAll(async () => {
  ({ client } = await admin.worker("marketing"));
});

const list = async (input: object) =>
  (await client.ask<ListPage<ProductHead>>("listProducts", { input: { limit: 100, ...input } })).body;
const numbers = async (input: object) => (await list(input)).items.map(({ number }) => number);

it.each<[string, object, string[]]>([
  ["a number of a variant finds its family", { search: "ke-08" }, ["NW-KE"]],
  ["a name in another language", { search: "grzejnik płyt" }, ["WZ-R"]],
  ["an EAN", { search: "4006381333948" }, ["SH-420.W"]],
  ["signs that mean something to the database", { search: "%" }, []],
  [
    "a category and those below, of one maker",
    { filter: { categoryId: id.category("heating"), manufacturerId: id.manufacturer("nordwerk") } },
    ["NW-KE"],
  ],
  ["what nobody sees", { filter: { state: "inactive" } }, ["WZ-OLD"]],
  [
    "few pieces of a member that is sold",
    { filter: { availableBelow: 4, state: "active" } },
    ["NW-KE", "SH-BAT", "WZ-F-1"],
  ],
  ["by name, from the end", { search: "WZ-", sort: "-name", limit: 2 }, ["WZ-OLD", "WZ-V-12"]],
])("%s", async (_name, input, expected) => {
  expect(await numbers(input)).toEqual(expected);
});

it("counts all, and shows each once over pages", async () => {
  const { total } = await list({});
  const pages = await Promise.all([1, 2, 3].map((page) => numbers({ page, limit: 5 })));
  const shown = pages.flat();
  expect([shown.length, new Set(shown).size]).toEqual([total, total]);
});

it("a sheet says everything in every language, with tiers, low of 30 days and who holds how many", async () => {
  const sheet = async (key: string) =>
    (await client.ask<ProductSheet>("readProduct", { params: { id: id.product(key) } })).body;
  await shop.sql`update product_stock set reserved = 20 where product_id = ${id.product("hose")}`;
  const hose = await sheet("hose");
  expect(hose.texts.map(({ locale, name }) => [locale, name])).toEqual([
    ["de-DE", "Heizungsrohr 16 mm"],
    ["en-GB", "Heating pipe 16 mm"],
    ["pl-PL", "Rura grzewcza 16 mm"],
  ]);
  expect(hose.stock).toEqual({ stock: 500, reserved: 20, available: 480, movements: [] });
  const consumer = hose.prices.find((each) => each.customerGroupId === id.customerGroup("consumer"));
  expect(consumer?.tiers.map(({ from, grossCents }) => [from, grossCents])).toEqual([
    [1, 11_900],
    [10, 10_900],
    [50, 9900],
  ]);
  expect(hose.paths.toSorted((a, b) => (a.locale < b.locale ? -1 : 1))).toEqual([
    { locale: "de-DE", path: "heizungsrohr-16" },
    { locale: "en-GB", path: "heating-pipe-16" },
    { locale: "pl-PL", path: "rura-grzewcza-16" },
  ]);
  const tank = await sheet("buffer-tank");
  expect(tank.prices[0]).toMatchObject({ listGrossCents: 89_900, lowestCents: 79_900 });
  const kestrel = await sheet("kestrel");
  expect(
    kestrel.variants.map(({ number, grossCents, available }) => [number, grossCents, available]),
  ).toEqual(
    expect.arrayContaining([
      ["NW-KE-06", 799_900, 4],
      ["NW-KE-08", null, 9],
      ["NW-KE-12", 999_900, 0],
    ]),
  );
  expect([kestrel.energyLabels.length, kestrel.files.map(({ kind }) => kind)]).toEqual([2, ["data-sheet"]]);
  // The test catalogue has drafts of everything; the gate tells what a real shop would miss.
  expect(kestrel.gate).toContainEqual({
    rule: "texts",
    productId: kestrel.id,
    field: "description",
    kind: "missing",
    languages: ["pl"],
  });
});

it("forms choose from what the shop has, named in its own language, and from its pictures", async () => {
  const choices = (await client.ask<ProductChoices>("readProductChoices")).body;
  expect(choices.standardGroupId).toBe(id.customerGroup("consumer"));
  expect(choices.manufacturers).toContainEqual(expect.objectContaining({ id: id.manufacturer("nordwerk") }));
  expect(choices.shippingCostTypes).toContain("package");
  const options = choices.properties.flatMap((property) => property.options);
  expect(options).toContainEqual(expect.objectContaining({ id: id.option("power.kw-6") }));
  const pictures = await client.ask<ListPage<PictureChoice>>("listPictures", {
    input: { search: "heat-pump" },
  });
  expect(pictures.body.items).toContainEqual(expect.objectContaining({ id: id.media("heat-pump.svg") }));
});
