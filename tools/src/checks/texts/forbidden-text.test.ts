import { expect, it } from "vitest";
import { findForbiddenText } from "./forbidden-text.ts";

const machine = { paths: ["/somewhere/hearth"], registryHost: "packages.example" };
const note = ["TO", "DO"].join("");

it.each([
  ["docs/a.md", "see /somewhere/hearth/docs", "path of this machine"],
  ["docs/a.md", "from https://packages.example/x", "package registry"],
  ["package-lock.json", `"resolved": "https://other.example/x.tgz"`, "package registry"],
  ["apps/utils/money.ts", "", "drawer"],
  ["apps/a/types.ts", "", "drawer"],
  ["apps/index.ts", `export * from "./a.ts";`, "by hand"],
  ["apps/a.ts", `// ${note} later`, "issue number"],
  ["apps/a.ts", "const a = 1;\nexport const dayMs = 24 * 3600;\n", "capitals"],
  ["apps/a.ts", `const path: string = "/a";`, "capitals"],
  ["apps/shop-api/src/http/answer/gate.ts", "limit.hit(request.ip)", "request.visitor"],
  ["apps/shop-api/src/http/answer/gate.ts", `header(request, "x-forwarded-for")`, "request.visitor"],
  ["apps/storefront/server/listener.ts", "request.socket.remoteAddress", "request.visitor"],
  ["apps/shop-api/src/modules/order/a.ts", `name === "payment_card"`, "paymentTraits"],
  ["apps/storefront/app/features/a.tsx", "{ payment_sepa: true }", "paymentTraits"],
  ["apps/storefront/app/routes/a.tsx", "new Date().toISOString().slice(0, 10)", "shopDay"],
  ["catalog/src/a.ts", `{ timeZone: "Europe/Berlin" }`, "shopDay"],
])("refuses %s with %j", (path, content, words) => {
  expect(findForbiddenText(path, content, machine)).toEqual([expect.stringContaining(words)]);
});

it.each([
  ["apps/a.ts", `// ${note} #12 later\nexport { a } from "./b.ts";`],
  ["apps/a.ts", "const DAY_MS = 24 * 3600;\nconst days = [1];\n  const local = 1;\nlet count = 0;"],
  ["apps/a.test.ts", "const price = 1;"],
  ["package-lock.json", `"resolved": "packages/rules"`],
  ["apps/shop-api/src/http/port/visitor.ts", "request.socket.remoteAddress"],
  ["apps/shop-api/src/http/answer/gate.ts", "limit.hit(request.visitor)"],
  ["packages/contract/src/entity/product-types.ts", ""],
  ["apps/shop-api/src/modules/order/a.test.ts", `["payment_card", "2026-11-15 Europe/Berlin"]`],
  ["apps/shop-api/src/modules/order/a.ts", `payment_method_id payment_cardinality`],
  ["packages/rules/src/shop-calendar.ts", "at.toISOString().slice(0, 10)"],
  ["packages/rules/src/payment/payment-methods.ts", `"payment_card"`],
])("accepts %s with %j", (path, content) => {
  expect(findForbiddenText(path, content, machine)).toEqual([]);
});
