import { expect, it } from "vitest";
import type { Removal } from "./cart-store.ts";
import { placeRemovals } from "./place-removals.ts";

const removal = (nextLine: string | null): Removal => ({
  message: { key: "cart.said.removedLine" },
  restore: {},
  nextLine,
});

it("puts what is gone before the line that came after it, else at the end", () => {
  const [first, last, orphan] = [removal("b"), removal(null), removal("gone")];
  const { before, atEnd } = placeRemovals([first, last, orphan], ["a", "b"]);
  expect(before("a")).toEqual([]);
  expect(before("b")).toEqual([first]);
  expect(atEnd).toEqual([last, orphan]);
});
