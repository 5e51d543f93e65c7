import { expect, it } from "vitest";
import { phoneHref } from "./phone-href.ts";

it("keeps digits and the plus sign only", () => {
  expect(phoneHref("+49 69 90009-100")).toBe("tel:+496990009100");
});
