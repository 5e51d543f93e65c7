import { expect, it } from "vitest";
import { catalogueLifetime } from "./cache-class.ts";
import { surrogateControl, surrogateKeyHeader } from "./surrogate-headers.ts";

it("names what a page was made from", () => {
  expect(surrogateKeyHeader(["all", "menu", "product:1"])).toBe("all menu product:1");
});

it("names products that do not fit by the key of the whole catalogue, and loses no other key", () => {
  const keys = ["all", "product:1", "product:2", "product:3", "listing:9", "content"];
  expect(surrogateKeyHeader(keys, 45)).toBe("all listing:9 content catalog product:1");
});

it("stays below what caches in front take, however much a page shows", () => {
  const many = Array.from({ length: 500 }, (_, n) => `product:${String(n).padStart(32, "0")}`);
  const header = surrogateKeyHeader(["all", ...many]);
  expect(header.length).toBeLessThanOrEqual(7000);
  expect(header.split(" ")).toEqual(expect.arrayContaining(["all", "catalog", many[0]]));
});

it("lets the cache in front show a page for ten minutes while it is rendered, and for a day when nobody can", () => {
  expect(surrogateControl(catalogueLifetime(60_000))).toBe(
    "max-age=60, stale-while-revalidate=600, stale-if-error=86400",
  );
});
