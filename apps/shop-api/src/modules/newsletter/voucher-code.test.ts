import { expect, it } from "vitest";
import { newVoucherCode } from "./voucher-code.ts";

it("makes codes that are easy to type and never the same", () => {
  const codes = Array.from({ length: 1000 }, newVoucherCode);
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}$/);
  expect(new Set(codes).size).toBe(1000);
});
