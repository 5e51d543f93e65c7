import { expect, it } from "vitest";
import { acceptsFile, base64Of, sizeWithin } from "./upload-rules.ts";

const picture = { name: "Keller.JPG", type: "image/jpeg" };
const sheet = { name: "Plan.PDF", type: "application/pdf" };

it.each([
  ["image/*", picture, true],
  ["image/*", sheet, false],
  ["image/*, .pdf", sheet, true],
  ["image/png,image/jpeg", picture, true],
  ["image/png", picture, false],
  ["", sheet, true],
  ["*/*", sheet, true],
  ["image/*", { name: "image/x", type: "" }, false],
])("%j takes %j: %j [104]", (accept, file, expected) => {
  expect(acceptsFile(accept, file)).toBe(expected);
});

it("hands out the bytes alone", () => {
  expect(base64Of("data:image/png;base64,aGk=")).toBe("aGk=");
  expect(base64Of("data:,")).toBe("");
});

it.each([
  [
    { width: 4000, height: 3000 },
    { width: 2000, height: 1500 },
  ],
  [
    { width: 300, height: 8000 },
    { width: 75, height: 2000 },
  ],
  [
    { width: 800, height: 600 },
    { width: 800, height: 600 },
  ],
  [
    { width: 9000, height: 1 },
    { width: 2000, height: 1 },
  ],
])("fits %j into 2000 pixels", (size, expected) => {
  expect(sizeWithin(size, 2000)).toEqual(expected);
});
