import { expect, it } from "vitest";
import { numberKey } from "./number-key.ts";

it.each(["VIT-200-A10", "vit 200 a10", "VIT.200/A10", "VIT200A10"])(
  "%s is one and the same number",
  (number) => {
    expect(numberKey(number)).toBe("vit200a10");
  },
);
