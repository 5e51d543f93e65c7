import { expect, it } from "vitest";
import { newId } from "./new-id.ts";

it("makes 32 hex characters that sort by time", () => {
  const ids = [newId(1_000_000_000_000), newId(1_000_000_000_001), newId(1_800_000_000_000)];
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{12}7[0-9a-f]{3}[89ab][0-9a-f]{15}$/);
  expect(ids.toSorted()).toEqual(ids);
});
