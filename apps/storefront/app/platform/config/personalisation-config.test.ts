import { expect, it } from "vitest";
import { readPersonalisation } from "./personalisation-config.ts";

it.each([
  [{}, "own"],
  [{ PERSONALISATION: "" }, "own"],
  [{ PERSONALISATION: "own" }, "own"],
  [{ PERSONALISATION: "off" }, "off"],
])("reads %j as %s", (env, expected) => {
  expect(readPersonalisation(env)).toBe(expected);
});

it("refuses what it does not know", () => {
  expect(() => readPersonalisation({ PERSONALISATION: "on" })).toThrow(
    "PERSONALISATION must be one of off, own",
  );
});
