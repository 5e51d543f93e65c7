import { expect, it } from "vitest";
import { replacedWords } from "./replaced-words.ts";

it("finds words however deep they stand, and leaves everything else as it is", () => {
  const data = { media: { value: "old", at: 3 }, list: ["old", true, null, ["very old"]] };
  expect(replacedWords(data, (words) => (words === "old" ? "new" : words))).toEqual({
    media: { value: "new", at: 3 },
    list: ["new", true, null, ["very old"]],
  });
});

it("can take words away", () => {
  expect(replacedWords({ media: { value: "old" } }, () => null)).toEqual({ media: { value: null } });
});
