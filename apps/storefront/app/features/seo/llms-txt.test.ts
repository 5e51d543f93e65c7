import { expect, it } from "vitest";
import { llmsTxt } from "./llms-txt.ts";

it("introduces the shop with links into all languages", () => {
  const text = llmsTxt({
    shop: { name: "Hearth", legalName: "Hearth GmbH", email: "a@shop.example", phone: "+491" },
    publicUrl: "https://shop.example",
    categories: [{ name: "Heat pumps", path: "/heat-pumps" }],
    content: [{ name: "Contact", path: "/contact" }],
  });
  expect(text).toMatch(/^# Hearth\n\n> /);
  for (const line of [
    "- [Deutsch](https://shop.example/)",
    "- [Polski](https://shop.example/pl-PL)",
    "- [Heat pumps](https://shop.example/en-GB/heat-pumps)",
    "- [Contact](https://shop.example/en-GB/contact)",
    "- Product feeds: [de-DE](https://shop.example/feed/products.jsonl?language=de-DE), [en-GB](https://shop.example/feed/products.jsonl?language=en-GB), [pl-PL](https://shop.example/feed/products.jsonl?language=pl-PL) (JSON Lines, one article a line), the same as RSS under `products.xml`. Prices and availability are those of the hour; at most six feeds a minute.",
    "- [Sitemap](https://shop.example/sitemap.xml): all pages in all languages",
  ]) {
    expect(text.split("\n")).toContain(line);
  }
});
