import { expect, it } from "vitest";
import { subsidyLink } from "./subsidy-link.ts";

it("reads what a category says about subsidies", () => {
  const hearth_subsidy = { text: "Förderung", target: "/foerderung" };
  expect(subsidyLink({ customFields: { hearth_subsidy } })).toEqual({
    text: "Förderung",
    path: "/foerderung",
  });
});

it.each([
  undefined,
  null,
  { customFields: null },
  { customFields: { hearth_subsidy: "x" } },
  { customFields: { hearth_subsidy: { text: 1 } } },
])("says nothing where nothing is said: %j", (category) => {
  expect(subsidyLink(category)).toBeNull();
});
