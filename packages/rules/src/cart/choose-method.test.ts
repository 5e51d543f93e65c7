import { expect, it } from "vitest";
import { chooseMethod } from "./choose-method.ts";

it.each([
  ["keeps what is available", ["post", "parcel"], "parcel", "kept"],
  ["falls back to the default", ["pallet", "post"], "post", "changed"],
  ["falls back to the first if the default is not available", ["pallet", "pickup"], "pallet", "changed"],
  ["keeps a blocked choice if there is no other", [], "parcel", "blocked"],
])("%s", (_name, availableIds, id, outcome) => {
  expect(chooseMethod({ chosenId: "parcel", defaultId: "post", availableIds })).toEqual({ id, outcome });
});
