import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { focusClasses } from "./focus-classes.ts";

it.each([
  [{ x: 0, y: 100 }, "focused focus-x-0 focus-y-10"],
  [{ x: 24, y: 26 }, "focused focus-x-2 focus-y-3"],
  [{ x: 50, y: 50 }, "focused focus-x-5 focus-y-5"],
])("%j is %s", (focus, classes) => {
  expect(focusClasses({ extensions: { focus } })).toEqual({ focus: classes });
});

it("says nothing where nobody chose a point", () => {
  expect(focusClasses({})).toEqual({});
  expect(focusClasses({ extensions: {} })).toEqual({});
});

it("has a rule for every step", () => {
  const css = readFileSync(new URL("./focus.css", import.meta.url), "utf8");
  for (const axis of ["x", "y"])
    for (let step = 0; step <= 10; step += 1)
      expect(css).toContain(`.focus-${axis}-${step} {\n    --focus-${axis}: ${step * 10}%;\n  }`);
});
