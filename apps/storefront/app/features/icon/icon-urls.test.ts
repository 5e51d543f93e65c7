import { expect, it } from "vitest";
import { iconUrls, MAX_URL_LENGTH } from "./icon-urls.ts";

it("asks for all icons of a set at once [299]", () => {
  expect(iconUrls("/api/icons", "tabler", ["truck", "package"])).toEqual([
    "/api/icons/tabler.json?icons=truck,package",
  ]);
});

it("splits addresses longer than 500 characters and loses no icon [341]", () => {
  const names = Array.from({ length: 120 }, (_, index) => `icon-number-${index}`);
  const urls = iconUrls("https://icons.example", "tabler", names);
  expect(MAX_URL_LENGTH).toBe(500);
  expect(urls.every((url) => url.length <= 500)).toBe(true);
  expect(urls.flatMap((url) => url.split("icons=")[1]?.split(","))).toEqual(names);
  const shortest = Math.min(...urls.slice(0, -1).map(({ length }) => length));
  expect(shortest).toBeGreaterThan(480);
});

it("asks for nothing when nothing is wanted", () => {
  expect(iconUrls("/api/icons", "tabler", [])).toEqual([]);
});
