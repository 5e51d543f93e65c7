import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { iconNames } from "./icon-names.ts";
import { writeSprite } from "./icon-sprite.ts";

it("writes one symbol per name", () => {
  expect(writeSprite(["dot"], { dot: { body: '<path d="M1 1"/>' } })).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg">\n<symbol id="dot" viewBox="0 0 24 24"><path d="M1 1"/></symbol>\n</svg>\n',
  );
});

it("refuses a name nobody has drawn", () => {
  expect(() => writeSprite(["unicorn"], {})).toThrow("unicorn");
});

it("has every listed icon in the sprite, and no other", () => {
  const sprite = readFileSync(new URL("icons.svg", import.meta.url), "utf8");
  const written = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name);
  expect(written).toEqual([...iconNames]);
});
