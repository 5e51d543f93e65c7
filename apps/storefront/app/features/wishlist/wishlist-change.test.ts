import { expect, it } from "vitest";
import { readWishlistChange } from "./wishlist-change.ts";

const a = "a".repeat(32);
const b = "b".repeat(32);

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

it.each([
  [{ add: a }, { intent: "add", id: a }],
  [{ remove: a }, { intent: "remove", id: a }],
  [{ merge: `${a},${b},${a}` }, { intent: "merge", ids: [a, b] }],
  [{ merge: "" }, null],
  [{ merge: `${a},x` }, null],
  [{ merge: Array.from({ length: 501 }, (_, at) => at.toString(16).padStart(32, "0")).join(",") }, null],
  [{ add: "../x" }, null],
  [{ add: `${a}\n` }, null],
  [{}, null],
])("reads %j", (fields, expected) => {
  expect(readWishlistChange(form(fields))).toEqual(expected);
});
