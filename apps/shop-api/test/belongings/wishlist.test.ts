import type { Wishlist } from "@hearth/contract";
import { expect, it } from "vitest";
import { type Member, newMember } from "../harness/account/account.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const read = ({ headers }: Member, criteria: object = {}) =>
  shop.api.post<Wishlist>("/customer/wishlist", criteria, headers);
const add = ({ headers }: Member, key: string) =>
  shop.api.post(`/customer/wishlist/add/${id.product(key)}`, undefined, headers);
const remove = ({ headers }: Member, key: string) =>
  shop.api.delete(`/customer/wishlist/delete/${id.product(key)}`, undefined, headers);
const merge = ({ headers }: Member, productIds: readonly string[]) =>
  shop.api.post("/customer/wishlist/merge", { productIds }, headers);
const numbers = async (member: Member, criteria: object = {}) =>
  (await read(member, criteria)).body.products.elements.map(({ productNumber }) => productNumber);

it("is not there before the first product and after the last", async () => {
  const member = await newMember(shop);
  expect((await read(member)).faults).toEqual(["404 CHECKOUT__WISHLIST_NOT_FOUND"]);
  expect((await remove(member, "hose")).faults).toEqual(["404 CHECKOUT__WISHLIST_NOT_FOUND"]);
  expect((await add(member, "hose")).body).toEqual({ success: true, apiAlias: "array_struct" });
  expect((await read(member)).body.wishlist.customerId).toBe(member.id);
  expect((await remove(member, "valve")).faults).toEqual(["404 CHECKOUT__WISHLIST_PRODUCT_NOT_FOUND"]);
  expect((await remove(member, "hose")).status).toBe(200);
  expect((await read(member)).faults).toEqual(["404 CHECKOUT__WISHLIST_NOT_FOUND"]);
});

it("shows the newest first, as the shop shows products everywhere [186, 269]", async () => {
  const member = await newMember(shop);
  for (const key of ["hose", "valve", "kestrel-8"]) await add(member, key);
  const { products } = (
    await read(member, { "total-count-mode": "exact", associations: { manufacturer: {} } })
  ).body;
  expect(products.total).toBe(3);
  expect(products.elements.map((product) => product.id)).toEqual([
    id.product("kestrel-8"),
    id.product("valve"),
    id.product("hose"),
  ]);
  expect(products.elements[2]).toMatchObject({
    translated: { name: "Heizungsrohr 16 mm" },
    calculatedPrice: { unitPrice: 119 },
    manufacturer: { translated: { name: expect.any(String) } },
  });
});

it("holds a product once [270]", async () => {
  const member = await newMember(shop);
  await add(member, "hose");
  expect((await add(member, "hose")).faults).toEqual(["400 CHECKOUT__DUPLICATE_WISHLIST_PRODUCT"]);
  const answers = await Promise.all(Array.from({ length: 10 }, () => add(member, "valve")));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await numbers(member)).toHaveLength(2);
});

it("merges what a browser has kept: unknown and known ones are skipped, and twice is once [187, 271]", async () => {
  const member = await newMember(shop);
  await add(member, "valve");
  const local = [
    id.product("hose"),
    id.unknownId,
    id.product("valve"),
    id.product("thermostat"),
    id.product("hose"),
  ];
  for (let time = 0; time < 2; time++) expect((await merge(member, local)).status).toBe(200);
  // The last one of the list was put there last.
  expect(await numbers(member)).toEqual(["WZ-H-200", "WZ-T-1", "WZ-V-12"]);
  await Promise.all(Array.from({ length: 8 }, () => merge(member, local)));
  expect(await numbers(member)).toHaveLength(3);
});

it("merges an empty list", async () => {
  const member = await newMember(shop);
  expect((await merge(member, [])).status).toBe(200);
  expect((await read(member)).status).toBe(404);
});

it("leaves out a product that cannot be seen until it can again", async () => {
  const member = await newMember(shop);
  await add(member, "hose");
  await add(member, "valve");
  const [doc] = await shop.sql`delete from product_read where product_id = ${id.product("hose")} returning *`;
  expect(await numbers(member)).toEqual(["WZ-V-12"]);
  expect((await add(member, "hose")).faults).toEqual(["404 CONTENT__PRODUCT_NOT_FOUND"]);
  await shop.sql`insert into product_read ${shop.sql(doc as never)}`;
  expect(await numbers(member)).toEqual(["WZ-V-12", "WZ-H-200"]);
});

it("can be filtered, sorted and paged, but not searched", async () => {
  const member = await newMember(shop);
  for (const key of ["hose", "valve", "thermostat"]) await add(member, key);
  expect(await numbers(member, { limit: 1, page: 2 })).toEqual(["WZ-V-12"]);
  expect(await numbers(member, { sort: "productNumber" })).toEqual(["WZ-H-200", "WZ-T-1", "WZ-V-12"]);
  expect(await numbers(member, { filter: { productNumber: "WZ-T-1" } })).toEqual(["WZ-T-1"]);
  expect((await read(member, { term: "hose" })).faults).toEqual([
    "400 FRAMEWORK__INVALID_REQUEST_PARAMETER /term",
  ]);
});
