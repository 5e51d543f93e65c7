import { expect, it } from "vitest";
import { chooseVariant } from "./choose-variant.ts";
import type { Variant } from "./choose-variant.ts";

const variant = (id: string, isAvailable = true): Variant => ({
  id,
  path: `/${id}`,
  optionIds: id.split("-"),
  isAvailable,
});

const variants = [
  variant("white-5kw-indoor"),
  variant("white-8kw-indoor"),
  variant("black-8kw-outdoor", false),
  variant("black-12kw-indoor"),
  variant("grey-5kw-indoor", false),
];
const current = new Map([
  ["colour", "white"],
  ["power", "5kw"],
  ["place", "indoor"],
]);

it.each([
  ["stays with the current option", "colour", "white", "white-5kw-indoor", true],
  ["changes one option alone", "power", "8kw", "white-8kw-indoor", true],
  ["keeps an exact variant that cannot be delivered", "colour", "grey", "grey-5kw-indoor", true],
  ["leads to the variant that keeps most", "colour", "black", "black-12kw-indoor", false],
  ["changes two options where it must", "place", "outdoor", "black-8kw-outdoor", false],
])("%s", (_name, group, option, id, isExact) => {
  expect(chooseVariant(variants, current, [group, option])).toMatchObject({ variant: { id }, isExact });
});

it("prefers what can be delivered among equals", () => {
  const equals = [variant("black-8kw", false), variant("black-12kw")];
  const choice = chooseVariant(equals, new Map([["power", "5kw"]]), ["colour", "black"]);
  expect(choice?.variant.id).toBe("black-12kw");
});

it("leads nowhere with an option no variant has", () => {
  expect(chooseVariant(variants, current, ["colour", "green"])).toBeNull();
});
