import { expect, it } from "vitest";
import { cable, cartView, pump } from "../read/cart-view.fixture.ts";
import { messagePlace } from "./message-place.ts";

const { cart } = cartView([pump(), cable()]);
const top = { at: "top" };

it.each([
  ["quantity", "pump", { at: "line", line: "pump" }],
  ["restore", "pump", { at: "line", line: "pump" }],
  ["remove", "gone", top],
  ["add", "pump", top],
  ["code", null, { at: "form", form: "code" }],
  ["remove-code", "promotion", { at: "form", form: "code" }],
  ["delivery", null, { at: "form", form: "delivery" }],
  ["methods", null, { at: "form", form: "delivery" }],
  // Nothing in this cart can be declared, so there is no such form.
  ["declaration", null, top],
])("messages of %s about %s are shown at %j", (intent, line, place) => {
  expect(messagePlace({ intent, line }, cart)).toEqual(place);
});

it("shows everything above a cart that is empty or not there", () => {
  const empty = cartView([]).cart;
  for (const known of [empty, null]) expect(messagePlace({ intent: "code", line: null }, known)).toEqual(top);
});
