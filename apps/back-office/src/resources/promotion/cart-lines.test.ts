import { expect, it } from "vitest";
import { cartLinesOf } from "./cart-lines.ts";

it("reads numbers with quantities, and one piece where none is named", () => {
  expect(cartLinesOf("KR-ET-10388 2\n\nWZ-V-12;5\n NW-KE-06 ")).toEqual([
    { number: "KR-ET-10388", quantity: 2 },
    { number: "WZ-V-12", quantity: 5 },
    { number: "NW-KE-06", quantity: 1 },
  ]);
});
