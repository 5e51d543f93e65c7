import { expect, it } from "vitest";
import { robotsTxt } from "./robots-txt.ts";

const publicUrl = "https://shop.example";

it("opens the public shop and names its sitemap", () => {
  const lines = robotsTxt({ isIndexable: true, publicUrl }).split("\n");
  expect(lines).toContain("Sitemap: https://shop.example/sitemap.xml");
  expect(lines).not.toContain("Disallow: /");
  for (const closed of [
    "/checkout/",
    "/pl-PL/checkout$",
    "/en-GB/account/",
    "/session$",
    "/api/",
    "/*?*order=",
  ]) {
    expect(lines).toContain(`Disallow: ${closed}`);
  }
});

it("closes every other environment", () => {
  expect(robotsTxt({ isIndexable: false, publicUrl })).toBe("User-agent: *\nDisallow: /\n");
});
