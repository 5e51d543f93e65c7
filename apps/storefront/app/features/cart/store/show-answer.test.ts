import { expect, it } from "vitest";
import type { CartMessage } from "../read/cart-message.ts";
import { cable, cartView, pump } from "../read/cart-view.fixture.ts";
import { cartStore } from "./cart-store.ts";
import { showAnswer } from "./show-answer.ts";

const nothing = cartStore.getInitialState();
const both = cartView([pump(), cable()]);
const onlyCable = cartView([cable()]);
const added: CartMessage = { key: "cart.said.added", values: { name: "Pumpe" } };
const stock: CartMessage = {
  key: "cart.notice.product-stock-reached",
  values: { name: "Pumpe", quantity: 2 },
};
const removed: CartMessage = { key: "cart.said.removed", restore: { intent: "restore", lineId: "pump" } };

it("marks what was put in, and shows beside it what else there is to say", () => {
  const shown = showAnswer(nothing, null, {
    answer: { view: both, messages: [added, stock] },
    change: { intent: "add", line: "pump" },
    hasFailed: false,
  });
  expect(shown).toMatchObject({ view: both, newLine: "pump", focus: { line: "pump" } });
  expect(shown.messages).toEqual({ list: [stock], place: { at: "top" } });
});

it("keeps the place of a line that is gone, and leads on to the next one", () => {
  const shown = showAnswer(nothing, both, {
    answer: { view: onlyCable, messages: [removed] },
    change: { intent: "remove", line: "pump" },
    hasFailed: false,
  });
  expect(shown.removals).toEqual([{ message: removed, restore: removed.restore, nextLine: "cable" }]);
  expect(shown.messages.list).toEqual([]);
  expect(shown.focus).toEqual({ line: "cable" });
});

it.each([
  ["the last line leads to the one before", "cable", cartView([pump()]), { line: "pump" }],
  ["the only line leads to the heading", "pump", cartView([]), { line: null }],
])("%s", (_what, line, view, focus) => {
  const answer = { view, messages: [removed] };
  expect(
    showAnswer(nothing, both, { answer, change: { intent: "remove", line }, hasFailed: false }).focus,
  ).toEqual(focus);
});

it("leaves the focus where it is when a line stays", () => {
  const answer = { view: both, messages: [stock] };
  const shown = showAnswer(nothing, both, {
    answer,
    change: { intent: "quantity", line: "pump" },
    hasFailed: false,
  });
  expect(shown.focus).toBeNull();
  expect(shown.messages).toEqual({ list: [stock], place: { at: "line", line: "pump" } });
});

it("shows the truth and says so when a change did not arrive", () => {
  const answer = { view: both, messages: [] };
  const shown = showAnswer(nothing, both, {
    answer,
    change: { intent: "quantity", line: "pump" },
    hasFailed: true,
  });
  expect(shown).toMatchObject({ view: both, hasFailed: false });
  expect(shown.messages.list).toEqual([{ key: "sideCart.changeFailed" }]);
});

it("keeps what is shown when nothing is known, and asks for nothing that was only read", () => {
  const shown = showAnswer({ ...nothing, view: both }, both, {
    answer: null,
    change: { intent: "read", line: null },
    hasFailed: true,
  });
  expect(shown).toMatchObject({ view: both, hasFailed: true, focus: null, messages: { list: [] } });
});
