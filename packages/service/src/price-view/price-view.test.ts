import { expect, it } from "vitest";
import { openPriceView, type PriceView, sealPriceView } from "./index.ts";

const key = "a key that only the shop's own servers know";
const view: PriceView = { groupId: "0123456789abcdef0123456789abcdef", show: "net" };

it("is opened by the key that sealed it, and by the one before it", () => {
  expect(openPriceView([key], sealPriceView(key, view))).toEqual(view);
  expect(openPriceView(["a newer key than the one before", key], sealPriceView(key, view))).toEqual(view);
});

it.each([
  ["another key", sealPriceView("a key somebody made up", view)],
  ["no key", sealPriceView("", view)],
  ["another group", sealPriceView(key, view).replace("0123", "1123")],
  ["another show", sealPriceView(key, view).replace(".net.", ".gross.")],
  ["no seal", `${view.groupId}.net`],
  ["more behind it", `${sealPriceView(key, view)}.x`],
  ["nothing", ""],
])("is not opened with %s", (_what, seal) => {
  expect(openPriceView([key, ""], seal)).toBeNull();
});
