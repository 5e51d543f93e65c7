import type { FoundVariant } from "@hearth/contract";
import { expect, it } from "vitest";
import * as id from "../harness/content/catalogue-ids.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const find = (options: unknown, switchedGroup?: string) =>
  shop.api.post<FoundVariant>(`/product/${id.product("radiator")}/find-variant`, {
    options,
    ...(switchedGroup && { switchedGroup: id.group(switchedGroup) }),
  });
const chosen = (height: string, length: string) => ({
  [id.group("height")]: id.option(`height.${height}`),
  [id.group("length")]: id.option(`length.${length}`),
});
const variantOf = async (...query: Parameters<typeof find>) =>
  (await find(...query)).body.foundCombination.variantId;

it("finds the variant with all chosen options, given as a map or as a list", async () => {
  const options = chosen("mm-600", "mm-1000");
  expect(await variantOf(options)).toBe(id.product("radiator-600-1000"));
  expect(await variantOf(Object.values(options))).toBe(id.product("radiator-600-1000"));
});

it("names the options of what it found", async () => {
  const { foundCombination } = (await find(chosen("mm-900", "mm-800"))).body;
  expect(foundCombination.options).toEqual([id.option("height.mm-900"), id.option("length.mm-800")]);
});

it("gives up other choices before the one switched last", async () => {
  const notMade = chosen("mm-900", "mm-1000");
  expect(await variantOf(notMade, "length")).toBe(id.product("radiator-600-1000"));
  expect(await variantOf(notMade, "height")).toBe(id.product("radiator-900-800"));
});

it("finds nothing for options the family does not have", async () => {
  const { faults } = await find([id.option("power.kw-8")]);
  expect(faults).toEqual(["404 CONTENT__PRODUCT_VARIANT_NOT_FOUND"]);
});

it("finds nothing below a product without variants", async () => {
  const { faults } = await shop.api.post(`/product/${id.product("hose")}/find-variant`, {
    options: [id.option("power.kw-8")],
  });
  expect(faults).toEqual(["404 CONTENT__PRODUCT_VARIANT_NOT_FOUND"]);
});

it.each([
  ["none", undefined],
  ["an empty list", []],
  ["text", "600 mm"],
  ["no ids", ["600 mm"]],
])("refuses options that are %s", async (_, options) => {
  expect((await find(options)).faults).toEqual(["400 PRODUCT_INVALID_OPTIONS_PARAMETER /options"]);
});
