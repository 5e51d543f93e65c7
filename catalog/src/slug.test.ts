import fc from "fast-check";
import { expect, it } from "vitest";
import { slugOf } from "./slug.ts";

it.each([
  ["Wärmepumpe Größe 8", "waermepumpe-groesse-8"],
  ["Zażółć gęślą jaźń, łódź", "zazolc-gesla-jazn-lodz"],
  ["Pufferspeicher 100 l (A+++)", "pufferspeicher-100-l-a-plus-plus-plus"],
  ["Kabel 6 mm²", "kabel-6-mm2"],
  ["  –  ", ""],
])("writes %j as %j", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

it("never leaves a character outside a path part", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => /^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(slugOf(name))),
  );
});
