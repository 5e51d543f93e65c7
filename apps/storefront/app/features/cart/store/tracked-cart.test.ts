import { afterEach, expect, it } from "vitest";
import { takeReported } from "../../tracking/public-islands.ts";
import { cable, cartView, pump } from "../read/cart-view.fixture.ts";
import { changeOf } from "./cart-change.ts";
import { reportChange } from "./tracked-cart.ts";

const cartOf = (...lines: Parameters<typeof cartView>[0]) => cartView(lines).cart;
const change = (text: string) => changeOf([...new URLSearchParams(text)]);
const told = () =>
  takeReported().map((event) =>
    event.kind === "add" || event.kind === "remove"
      ? [event.kind, event.items.map(({ id, quantity }) => [id, quantity]), event.basket.length]
      : event.kind,
  );
const cableId = "019b76daa80070c980e6c0d732e5feca";
const p = pump();
const c = { ...cable(), referencedId: cableId };

afterEach(() => void takeReported());

it.each([
  [
    "a product put into a cart nobody has looked at",
    `intent=add&productId=${p.referencedId}&quantity=1`,
    null,
    cartOf({ ...p, quantity: 3 }, c),
    [["add", [[p.referencedId, 1]], 2]],
  ],
  [
    "more of what lies there",
    `intent=quantity&lineId=${p.id}&quantity=5`,
    cartOf({ ...p, quantity: 2 }, c),
    cartOf({ ...p, quantity: 5 }, c),
    [["add", [[p.referencedId, 3]], 2]],
  ],
  [
    "less of it",
    `intent=quantity&lineId=${p.id}&quantity=1`,
    cartOf({ ...p, quantity: 2 }, c),
    cartOf({ ...p, quantity: 1 }, c),
    [["remove", [[p.referencedId, 1]], 2]],
  ],
  [
    "a line taken out",
    `intent=remove&lineId=${p.id}`,
    cartOf({ ...p, quantity: 2 }, c),
    cartOf(c),
    [["remove", [[p.referencedId, 2]], 1]],
  ],
  ["nothing, when the cart is only read", "", cartOf(p), cartOf(p, c), []],
  [
    "its own change, not that of another tab",
    `intent=remove&lineId=${p.id}`,
    cartOf({ ...p, quantity: 2 }),
    cartOf(c),
    [["remove", [[p.referencedId, 2]], 1]],
  ],
])("tells %s [292, 293]", (_name, text, before, after, expected) => {
  reportChange(change(text), before, after);
  expect(told()).toEqual(expected);
});
