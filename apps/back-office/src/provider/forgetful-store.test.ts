import type { Store } from "ra-core";
import { expect, it } from "vitest";
import { forgetful } from "./forgetful-store.ts";

it("forgets searches with the sign-out, and keeps how somebody likes to work", () => {
  const items = new Map<string, unknown>();
  const store = forgetful({
    setItem: (key: string, value: unknown) => void items.set(key, value),
    listItems: () => Object.fromEntries(items),
    reset: () => items.clear(),
  } as unknown as Store);
  store.setItem("theme", "dark");
  store.setItem("order.savedQueries", [{ label: "Heute" }]);
  store.setItem("order.listParams", { filter: { q: "Ada Brenner" } });
  store.reset();
  expect([...items.keys()]).toEqual(["theme", "order.savedQueries"]);
});
