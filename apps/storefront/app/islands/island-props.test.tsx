import { expect, it } from "vitest";
import { readProps, withSlots, writeProps } from "./island-props.ts";

const props = { title: "a", rows: [{ id: 1, content: <p>x</p> }], children: [<b key="1">y</b>, "z"] };

it("carries data as it is and a mark for every element", () => {
  expect(writeProps(props)).toBe(
    "{`title`:`a`,`rows`:[{`id`:1,`content`:{`$slot`:1}}],`children`:{`$slot`:1}}",
  );
});

it("puts slots where the elements were, on both sides", () => {
  const shown = withSlots(props, () => "slot");
  expect(shown).toEqual({ title: "a", rows: [{ id: 1, content: "slot" }], children: "slot" });
  expect(readProps(writeProps(props), () => "slot")).toEqual(shown);
});

it("refuses what the browser cannot be given", () => {
  expect(() => writeProps({ onClick: () => {} })).toThrow("no functions");
});

it("keeps every sign of a text", () => {
  const text = { inch: '3/4"', code: "`x`", both: '\\"`\n<&' };
  expect(readProps(writeProps(text), () => null)).toEqual(text);
});
