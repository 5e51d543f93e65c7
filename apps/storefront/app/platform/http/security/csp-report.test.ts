import { expect, it } from "vitest";
import { readReports } from "./csp-report.ts";

const secret = "a1".repeat(16);

it("reads the form with one report", () => {
  const report = {
    "csp-report": {
      "document-uri": `https://shop.example/order/${secret}?email=ada@example.com#x`,
      "effective-directive": "script-src-elem",
      "blocked-uri": "https://evil.example/x.js?visitor=ada",
      "source-file": "https://shop.example/assets/a.js?v=1",
      "line-number": 7,
      "script-sample": "ada@example.com",
    },
  };
  expect(readReports(JSON.stringify(report))).toEqual([
    {
      directive: "script-src-elem",
      blocked: "https://evil.example",
      page: "/order/*",
      source: "/assets/a.js",
      line: 7,
    },
  ]);
});

it("reads the form with several reports, and no others than those of the policy", () => {
  const body = {
    documentURL: "https://shop.example/suche?q=ada",
    effectiveDirective: "require-trusted-types-for",
    blockedURL: "trusted-types-sink",
  };
  const sent = [
    { type: "csp-violation", body },
    { type: "deprecation", body },
    { type: "csp-violation" },
    null,
    7,
  ];
  expect(readReports(JSON.stringify(sent))).toEqual([
    {
      directive: "require-trusted-types-for",
      blocked: "trusted-types-sink",
      page: "/suche",
      source: "",
      line: null,
    },
  ]);
});

it.each(["", "null", "7", "[]", "{}", "{", '{"csp-report":7}', '[{"type":"csp-violation","body":null}]'])(
  "takes nothing from %j",
  (text) => expect(readReports(text)).toEqual([]),
);

it("reads ten of a list at most, each of them short", () => {
  const body = { effectiveDirective: `x\n${"y".repeat(5000)}`, blockedURL: "data:text/html,ada" };
  const read = readReports(
    JSON.stringify(Array.from({ length: 50 }, () => ({ type: "csp-violation", body }))),
  );
  expect(read).toHaveLength(10);
  expect(read[0]?.directive).toHaveLength(200);
  expect(read[0]?.blocked).toBe("data:");
});
