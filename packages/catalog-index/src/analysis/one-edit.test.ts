import fc from "fast-check";
import { expect, it } from "vitest";
import { editDistance } from "./edit-distance.ts";
import { oneEditAway } from "./one-edit.ts";

it.each(["pumpe", "pmupe", "pumpen", "pumpe1", "umpe", "pampe"])(
  "finds pump from %s if one slip away",
  (typed) => {
    expect(oneEditAway(typed).includes("pumpe")).toBe(editDistance(typed, "pumpe", 1) === 1);
  },
);

it("gives words of distance one only", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9]{1,8}$/), (word) => {
      for (const other of oneEditAway(word)) expect(editDistance(word, other, 2)).toBe(1);
    }),
  );
});
