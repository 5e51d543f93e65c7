import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadCatalogue } from "../format/reading/load-catalogue.ts";

const catalogue = await loadCatalogue(join(import.meta.dirname, "../../data"));
const pages = new Map(catalogue.pages.map((page) => [page.key, JSON.stringify(page)]));

// When money is taken is said once, by the method (shop.yaml); whoever says it too says the same.
describe("the page about payment", () => {
  it.each(catalogue.shop.paymentMethods.map(({ key, description }) => [key, description] as const))(
    "says of %s what the checkout says",
    (_key, description) => {
      for (const text of Object.values(description ?? {})) expect(pages.get("payment")).toContain(text);
    },
  );
});

it.each([...pages.keys()])("the page %s promises no other moment", (key) => {
  expect(pages.get(key)).not.toMatch(
    /(beim|nach dem|bei) Versand (belastet|ab|eingezogen)|charged on dispatch|debit the amount after dispatch|obciążana w chwili wysyłki|po wysyłce i zapowiadamy/,
  );
});
