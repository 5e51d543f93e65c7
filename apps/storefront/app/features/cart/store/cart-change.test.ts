import { expect, it } from "vitest";
import { addWaiting, changeOf, readChange } from "./cart-change.ts";
import type { CartChange } from "./cart-change.ts";

const change = (text: string): CartChange => changeOf([...new URLSearchParams(text)]);
const add = (id: string, quantity: number) => change(`intent=add&productId=${id}&quantity=${quantity}`);
const quantity = (id: string, wanted: number) => change(`intent=quantity&lineId=${id}&quantity=${wanted}`);
const remove = (id: string) => change(`intent=remove&lineId=${id}`);
const short = ({ fields }: CartChange) => fields.map(([name, value]) => `${name}=${value}`).join("&");

it.each<[string, CartChange[], CartChange[]]>([
  ["adds of one product sum up", [add("a", 1), add("a", 2), add("a", 1)], [add("a", 4)]],
  ["adds of two products stay two", [add("a", 1), add("b", 1)], [add("a", 1), add("b", 1)]],
  ["the last quantity of a line wins", [quantity("a", 2), quantity("a", 7)], [quantity("a", 7)]],
  ["other lines keep theirs", [quantity("a", 2), quantity("b", 3)], [quantity("a", 2), quantity("b", 3)]],
  ["removing wins over a quantity", [quantity("a", 2), remove("a")], [remove("a")]],
  ["removing twice is once", [remove("a"), remove("a")], [remove("a")]],
  ["an add after a quantity stays", [quantity("a", 2), add("a", 1)], [quantity("a", 2), add("a", 1)]],
  ["a quantity takes the place of an add that waits", [add("a", 1), quantity("a", 5)], [quantity("a", 5)]],
  [
    "codes are kept one by one",
    [change("intent=code&code=A"), change("intent=code&code=B")],
    [change("intent=code&code=A"), change("intent=code&code=B")],
  ],
  [
    "the last delivery address counts",
    [change("intent=delivery&zipcode=1"), change("intent=delivery&zipcode=2")],
    [change("intent=delivery&zipcode=2")],
  ],
  ["reading once is enough", [readChange, readChange], [readChange]],
  ["a change reads anyway", [readChange, add("a", 1)], [add("a", 1)]],
  ["reading adds nothing to a change", [add("a", 1), readChange], [add("a", 1)]],
])("%s", (_name, wanted, expected) => {
  const waiting = wanted.reduce<CartChange[]>(addWaiting, []);
  expect(waiting.map(short)).toEqual(expected.map(short));
});

it.each([
  ["intent=add&productId=p1&quantity=1", "p1"],
  ["intent=quantity&lineId=l1&quantity=1", "l1"],
  ["intent=add&productId=p1&quantity=1&productId=p2&quantity=1", null],
  ["intent=add&productId=p1&quantity=1&source=Konfigurator&reference=7", null],
  ["intent=code&code=X", null],
])("%s is about %s", (fields, line) => {
  expect(change(fields).line).toBe(line);
});
