import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const [popover, tooltip] = ["popover.css", "tooltip.css"].map((name) =>
  readFileSync(new URL(name, import.meta.url), "utf8"),
);

it.each([
  ["a popover stands 8 px off its button", /\.popover,\s+\.dropdown \{[^}]*--popover-gap: 8px;/],
  ["a dropdown, written later, 2 px", /\n {2}\.dropdown \{[^}]*--popover-gap: 2px;/],
  ["both use it", /:is\(\.popover, \.dropdown\)\[popover\] \{[^}]*margin: var\(--popover-gap\) 0;/],
])("%s [343]", (_name, rule) => {
  expect(popover).toMatch(rule);
});

it("a tooltip stands 6 px off, with and without anchors, and comes at once [343]", () => {
  expect(tooltip).toMatch(/position-anchor: --tooltip;[^}]*margin: 6px 0;/);
  // 1.5 times a quarter of 16 px.
  expect(tooltip).toMatch(/\.tooltip-text \{\s+@apply [^;]*\bmb-1\.5 /);
  expect(tooltip).not.toMatch(/transition|animation|delay/);
});
