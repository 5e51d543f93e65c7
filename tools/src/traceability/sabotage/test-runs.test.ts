import { expect, it } from "vitest";
import { testRuns } from "./test-runs.ts";

const proof = (path: string, text: string) => ({ path, titles: ["works"], text, items: [1] });

it("asks each runner for its files and for the marks alone, quickest first", () => {
  expect(
    testRuns([
      proof("apps/storefront/e2e/http/a.spec.ts", "[1]"),
      proof("apps/shop-api/test/b.test.ts", "[1, 2]"),
      proof("packages/rules/test/c.test.ts", "[1]"),
      proof("apps/storefront/app/d.test.tsx", "[1-3]"),
      proof("apps/storefront/app/d.test.tsx", "[1]"),
    ]),
  ).toEqual([
    {
      kind: "unit",
      files: ["packages/rules/test/c.test.ts", "apps/storefront/app/d.test.tsx"],
      pattern: "\\[1\\]|\\[1-3\\]",
    },
    { kind: "database", files: ["apps/shop-api/test/b.test.ts"], pattern: "\\[1, 2\\]" },
    { kind: "browser", files: ["apps/storefront/e2e/http/a.spec.ts"], pattern: "\\[1\\]" },
  ]);
});
