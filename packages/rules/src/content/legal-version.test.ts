import { expect, it } from "vitest";
import { legalVersionState, versionAt } from "./legal-version.ts";

const version = (number: number, day: string) => ({ number, validFrom: `${day}T00:00:00Z` });
const now = Date.parse("2026-06-15T12:00:00Z");

it.each<[string, ReturnType<typeof version>[], number | undefined, string]>([
  ["none", [], undefined, ""],
  ["only one to come", [version(1, "2026-07-01")], undefined, "planned"],
  ["the latest day that has come", [version(1, "2026-01-01"), version(2, "2026-06-01")], 2, "past current"],
  [
    "one to come waits, whatever was written after it",
    [version(1, "2026-01-01"), version(2, "2026-07-01"), version(3, "2026-06-02")],
    3,
    "past planned current",
  ],
  [
    "of two for one moment the newest",
    [version(1, "2026-01-01"), version(2, "2026-07-01"), version(3, "2026-07-01")],
    1,
    "current replaced planned",
  ],
])("%s", (_name, versions, number, states) => {
  expect(versionAt(versions, now)?.number).toBe(number);
  expect(versions.map((each) => legalVersionState(versions, each, now)).join(" ")).toBe(states);
});

it("holds from its very moment on", () => {
  const versions = [
    { number: 1, validFrom: "2026-01-01T00:00:00Z" },
    { number: 2, validFrom: new Date(now).toISOString() },
  ];
  expect([now - 1, now].map((time) => versionAt(versions, time)?.number)).toEqual([1, 2]);
});
