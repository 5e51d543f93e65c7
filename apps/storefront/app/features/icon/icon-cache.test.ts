import { expect, it } from "vitest";
import { ICON_CACHE_ENTRIES, ICON_CACHE_MS, keepIcon, readIconCache, writeIconCache } from "./icon-cache.ts";
import type { IconCache } from "./icon-cache.ts";

const drawing = { body: "<path/>", width: 24, height: 24 };
const day = 24 * 60 * 60 * 1000;

it("keeps 50 entries for 7 days [340]", () => {
  expect([ICON_CACHE_ENTRIES, ICON_CACHE_MS / day]).toEqual([50, 7]);
});

it("gives back what was kept, until it is 7 days old [340]", () => {
  const stored = writeIconCache(keepIcon(new Map(), "tabler:truck", drawing, 1000));
  expect(readIconCache(stored, 1000 + ICON_CACHE_MS - 1).get("tabler:truck")).toMatchObject(drawing);
  expect(readIconCache(stored, 1000 + ICON_CACHE_MS).size).toBe(0);
});

it("forgets the oldest of more than 50 [340]", () => {
  let cache: IconCache = new Map();
  for (let index = 0; index < 52; index += 1) cache = keepIcon(cache, `tabler:i${index}`, drawing, index);
  expect(cache.size).toBe(50);
  expect([cache.has("tabler:i1"), cache.has("tabler:i2"), cache.has("tabler:i51")]).toEqual([
    false,
    true,
    true,
  ]);
});

it("counts an icon kept again as new", () => {
  const once = keepIcon(keepIcon(new Map(), "a", drawing, 1), "b", drawing, 2);
  expect([...keepIcon(once, "a", drawing, 3).keys()]).toEqual(["b", "a"]);
});

it.each([[null], ["nonsense"], ["{}"], ['[["a"]]'], ['[["a",{"body":1}]]'], ["[1,null]"]])(
  "takes %j for empty",
  (stored) => {
    expect(readIconCache(stored, 0).size).toBe(0);
  },
);
