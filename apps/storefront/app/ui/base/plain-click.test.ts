import { expect, it } from "vitest";
import { isPlainClick } from "./plain-click.ts";

const plain = {
  defaultPrevented: false,
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
};

it("takes a plain click", () => {
  expect(isPlainClick(plain)).toBe(true);
});

it.each([
  { button: 1 },
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
  { defaultPrevented: true },
])("leaves a click with %o to the browser", (other) => {
  expect(isPlainClick({ ...plain, ...other })).toBe(false);
});
