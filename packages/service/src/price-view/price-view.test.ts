import { afterEach, expect, it, vi } from "vitest";
import { openPriceView, type PriceView, sealDay, sealPriceView } from "./index.ts";

const key = "a key that only the shop's own servers know";
const view: PriceView = { groupId: "0123456789abcdef0123456789abcdef", show: "net" };
const lastDay = sealDay(30);
const sealed = (by = key) => sealPriceView(by, view, lastDay);

afterEach(() => void vi.useRealTimers());

it("is opened by the key that sealed it, and by the one before it", () => {
  expect(openPriceView([key], sealed())).toEqual({ ...view, lastDay });
  expect(openPriceView(["a newer key than the one before", key], sealed())).toEqual({ ...view, lastDay });
});

it.each([
  ["another key", sealed("a key somebody made up")],
  ["no key", sealed("")],
  ["another group", sealed().replace("0123", "1123")],
  ["another show", sealed().replace(".net.", ".gross.")],
  ["a later day", sealed().replace(`.${lastDay}.`, `.${lastDay + 1}.`)],
  ["no day", sealed().replace(`.${lastDay}.`, ".")],
  ["no seal", `${view.groupId}.net`],
  ["more behind it", `${sealed()}.x`],
  ["nothing", ""],
])("is not opened with %s", (_what, seal) => {
  expect(openPriceView([key, ""], seal)).toBeNull();
});

it("is opened until its last day is over", () => {
  const seal = sealPriceView(key, view, sealDay(1));
  vi.useFakeTimers({ now: (sealDay(2) * 24 * 60 * 60 - 1) * 1000 });
  expect(openPriceView([key], seal)).not.toBeNull();
  vi.advanceTimersByTime(1000);
  expect(openPriceView([key], seal)).toBeNull();
});
