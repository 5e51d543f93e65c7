import { globSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "../../fixtures/shop.ts";

const written = globSync("app/**/*.island.tsx", { cwd: new URL("../../..", import.meta.url) });
/** The styleguide's own begin in development only. */
const [own, names] = [true, false].map((isOwn) =>
  written
    .filter((path) => path.startsWith("app/styleguide/") === isOwn)
    .map((path) => basename(path, ".island.tsx")),
) as [string[], string[]];
/**
 * Stands on the cart's own page only: it tells the other pages what was seen there. The others stand where a tag manager is
 * configured: tracking.spec.ts.
 */
const elsewhere = ["cart-seen", "consent-layer", "tracked", "tracker"];

test("the styleguide has every island, and each runs as the server wrote it", async ({
  page,
  complaints,
}) => {
  // The styleguide waits for the payment of an order nobody placed: on a slow machine long enough to ask for it.
  await page.route("**/checkout/payment-state/*", (route) => route.fulfill({ json: {} }));
  await page.goto("/styleguide");
  const running = await page.evaluate(async (left) => {
    const all = [...document.querySelectorAll<Element & { wake: () => Promise<unknown> }>("hearth-island")];
    const islands = all.filter((island) => !left.includes(island.getAttribute("name") ?? ""));
    await Promise.all(islands.map((island) => island.wake()));
    return islands.map((island) => ({
      name: island.getAttribute("name"),
      isReady: island.hasAttribute("ready"),
    }));
  }, own);
  expect(running.filter(({ isReady }) => !isReady)).toEqual([]);
  const seen = new Set([...running.map(({ name }) => name), ...elsewhere]);
  expect(names.filter((name) => !seen.has(name))).toEqual([]);
  expect(complaints).toEqual([]);
});
