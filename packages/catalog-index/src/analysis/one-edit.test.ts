import { expect, it } from "vitest";
import { oneEditAway } from "./one-edit.ts";

it.each(["pmupe", "pumpen", "pumpe1", "umpe", "pampe", "pumppe"])("%s is one slip from pumpe", (typed) => {
  expect(oneEditAway(typed)).toContain("pumpe");
});

it.each(["pumpe", "pampen", "mpe", "epump"])("%s is not", (typed) => {
  expect(oneEditAway(typed)).not.toContain("pumpe");
});
