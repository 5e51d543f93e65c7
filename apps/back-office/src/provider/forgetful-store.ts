import type { Store } from "ra-core";

/** How somebody likes to work on this device; no secret. Last searches, with names of customers in them, go with the sign-out. */
const isKept = (key: string) =>
  key === "locale" || key === "theme" || key === "setup.isHidden" || key.endsWith(".savedQueries");

/** ra-core empties the store at the sign-out; what is kept is put back. */
export function forgetful(store: Store): Store {
  return {
    ...store,
    reset() {
      const items = Object.entries(store.listItems?.() ?? {}).filter(([key]) => isKept(key));
      store.reset();
      for (const [key, value] of items) store.setItem(key, value);
    },
  };
}
