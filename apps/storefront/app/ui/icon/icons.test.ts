import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { iconNames } from "./icon-names.ts";

it("has every listed icon in the sprite, and no other", () => {
  const sprite = readFileSync(new URL("icons.svg", import.meta.url), "utf8");
  const written = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name);
  expect(written).toEqual([...iconNames]);
});
