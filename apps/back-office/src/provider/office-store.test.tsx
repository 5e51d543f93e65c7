import { expect, it } from "vitest";
import { createOfficeStore } from "./office-store.ts";

it("forgets searches with the sign-out, and keeps how somebody likes to work", () => {
  const store = createOfficeStore();
  store.setItem("theme", "dark");
  store.setItem("order.savedQueries", [{ label: "Heute" }]);
  store.setItem("order.listParams", { filter: { q: "Ada Brenner" } });
  store.reset();
  expect(store.getItem("theme")).toBe("dark");
  expect(store.getItem("order.savedQueries")).toEqual([{ label: "Heute" }]);
  expect(store.getItem("order.listParams")).toBeUndefined();
});
