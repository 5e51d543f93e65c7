import { expect, it } from "vitest";
import { readAudit } from "./audit-report.ts";

const none = { info: 0, low: 0, moderate: 0, high: 0, critical: 0, total: 0 };

it("finds nothing where nothing is", () => {
  const printed = JSON.stringify({ vulnerabilities: {}, metadata: { vulnerabilities: none } });
  expect(readAudit(printed)).toMatchObject({ kind: "audited", serious: [] });
});

it("names what must be mended, and counts the rest", () => {
  const printed = JSON.stringify({
    vulnerabilities: {
      leaky: { name: "leaky", severity: "high", range: "<2.0.0" },
      odd: { name: "odd", severity: "moderate", range: "*" },
    },
    metadata: { vulnerabilities: { ...none, high: 1, moderate: 1, total: 2 } },
  });
  expect(readAudit(printed)).toEqual({
    kind: "audited",
    counts: { critical: 0, high: 1, moderate: 1, low: 0, info: 0 },
    serious: ["leaky <2.0.0: high"],
  });
});

it.each([
  ['{"message":"405 Method Not Allowed","statusCode":405}', "405 Method Not Allowed"],
  ["", "npm printed no report"],
  ["null", "npm printed no report"],
  ["{}", "npm printed no report"],
])("does not take silence for safety: %j", (printed, reason) => {
  expect(readAudit(printed)).toEqual({ kind: "not-audited", reason });
});
