import { expect, it } from "vitest";
import { writeSprite } from "./icon-sprite.ts";

it("writes one symbol per name", () => {
  expect(writeSprite(["dot"], { dot: { body: '<path d="M1 1"/>' } })).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg">\n<symbol id="dot" viewBox="0 0 24 24"><path d="M1 1"/></symbol>\n</svg>\n',
  );
});

it("refuses a name nobody has drawn", () => {
  expect(() => writeSprite(["unicorn"], {})).toThrow("unicorn");
});
