import { expect, it } from "vitest";
import { inputOf, type RuleFields } from "./rule-fields.ts";

const fields: RuleFields = {
  match: "exact",
  source: " /alt ",
  target: "/neu",
  status: "301",
  locale: "",
  keepsQuery: true,
  position: 4,
};

it("makes of a form what the API takes", () => {
  expect(inputOf(fields, null)).toEqual({
    match: "exact",
    source: "/alt",
    target: "/neu",
    status: 301,
    locale: null,
    channelId: null,
    keepsQuery: true,
    position: 4,
  });
});

it("what is gone leads nowhere, whatever was typed", () => {
  expect(inputOf({ ...fields, status: "410" }, null).target).toBeNull();
});
