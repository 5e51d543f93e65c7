import { expect, it } from "vitest";
import type { ReferenceData } from "../reference/index.ts";
import { type Offered, prominence, type Sold } from "./prominence.ts";

const categories = [
  { id: "pumps", path: ["root"], product_role: null },
  { id: "pump-parts", path: ["root", "pumps"], product_role: "spare" },
  { id: "screws", path: ["root", "pumps", "pump-parts"], product_role: null },
  { id: "hoses", path: ["root", "pumps"], product_role: "accessory" },
];
const reference = {
  category: new Map(categories.map((category) => [category.id, category])),
} as unknown as ReferenceData;
const place = (offered: Partial<Offered>, ...sold: Sold[]) =>
  prominence({ role: null, margin: null, categoryIds: ["pumps"], ...offered }, sold, reference);
const once = (priceCents: number): Sold => ({ sales: 1, priceCents });

it.each<[string, number, number]>([
  [
    "a device nobody bought before a hose that sells",
    place({}),
    place({ categoryIds: ["hoses"] }, { sales: 9999, priceCents: 9999 }),
  ],
  ["a hose before a screw", place({ categoryIds: ["hoses"] }), place({ categoryIds: ["screws"] }, once(900))],
  ["work before a screw", place({ role: "service" }), place({ categoryIds: ["screws"] })],
  [
    "what the product says before its category",
    place({ role: "main", categoryIds: ["screws"] }),
    place({ categoryIds: ["hoses"] }),
  ],
  [
    "one dear device before many cheap ones",
    place({}, once(800_000)),
    place({}, { sales: 20, priceCents: 1000 }),
  ],
  ["all variants together", place({}, once(5000), once(6000)), place({}, once(10_000))],
  ["what leaves more of its price", place({ margin: "high" }, once(9000)), place({}, once(10_000))],
  ["what leaves less of it last", place({}, once(9000)), place({ margin: "low" }, once(10_000))],
])("puts %s", (_, first, second) => {
  expect(first).toBeGreaterThan(second);
});

it("stays a whole number, however much is sold", () => {
  const most = place({}, { sales: 2 ** 31, priceCents: 2 ** 31 });
  expect(Number.isSafeInteger(most)).toBe(true);
  expect(most).toBeLessThan(4_000_000_000_000);
});
