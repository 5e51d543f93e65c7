import type { StreamSheet } from "@hearth/admin-contract";
import { expect, it } from "vitest";
import { hasCondition, streamInput, typedStream } from "./stream-form.ts";

const nothing = typedStream(null);

it("sends what was only looked at as it is", () => {
  const names = [{ locale: "pl-PL", name: "Nowości" }];
  const rule = { ...nothing.rule, isNew: true };
  const sheet: StreamSheet = { id: "1", name: null, uses: 0, version: 1, places: [], names, rule };
  expect(streamInput(typedStream(sheet))).toEqual({ names, rule });
});

it("a new one says nothing yet", () => {
  expect(hasCondition(nothing.rule)).toBe(false);
  expect(hasCondition({ ...nothing.rule, isTopseller: false })).toBe(true);
  expect(hasCondition({ ...nothing.rule, categoryIds: ["a"] })).toBe(true);
});
