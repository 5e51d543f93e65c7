import { expect, it } from "vitest";
import { filesOf, readSitemapFile, sitemapFilePath } from "./sitemap-files.ts";

it.each([
  ["products", "1.xml", { type: "products", number: 1 }],
  ["pages", "20.xml", { type: "pages", number: 20 }],
  ["products", "50000.xml", { type: "products", number: 50_000 }],
  ["products", "50001.xml", null],
  ["products", "0.xml", null],
  ["products", "01.xml", null],
  ["products", "1", null],
  ["products", "1e3.xml", null],
  ["orders", "1.xml", null],
  ["toString", "1.xml", null],
])("reads %s/%s", (type, file, expected) => {
  expect(readSitemapFile(type, file)).toEqual(expected);
});

it.each([
  ["products", 0, 0],
  ["pages", 0, 1],
  ["products", 500, 1],
  ["products", 501, 2],
  ["products", 1_000_000, 2000],
] as const)("%s with %i entries make %i files", (type, total, count) => {
  const files = filesOf(type, total);
  expect(files).toHaveLength(count);
  for (const file of files) {
    const [, , name = "", number = ""] = sitemapFilePath(file).split("/");
    expect(readSitemapFile(name, number)).toEqual(file);
  }
});
