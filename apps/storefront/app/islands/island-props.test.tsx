import { expect, it } from "vitest";
import { readProps, withSlots, writeProps } from "./island-props.ts";

const props = { title: "a", rows: [{ id: 1, content: <p>x</p> }], children: [<b key="1">y</b>, "z"] };

it("carries data as it is and a mark for every element", () => {
  expect(JSON.parse(writeProps(props))).toEqual({
    title: "a",
    rows: [{ id: 1, content: { $slot: 1 } }],
    children: { $slot: 1 },
  });
});

it("puts slots where the elements were, on both sides", () => {
  const shown = withSlots(props, () => "slot");
  expect(shown).toEqual({ title: "a", rows: [{ id: 1, content: "slot" }], children: "slot" });
  expect(readProps(writeProps(props), () => "slot")).toEqual(shown);
});

it("refuses what the browser cannot be given", () => {
  expect(() => writeProps({ onClick: () => {} })).toThrow("no functions");
});
