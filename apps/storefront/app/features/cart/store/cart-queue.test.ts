import { expect, it } from "vitest";
import { changeOf, readChange } from "./cart-change.ts";
import type { CartChange } from "./cart-change.ts";
import { createCartQueue } from "./cart-queue.ts";

const change = (text: string): CartChange => changeOf([...new URLSearchParams(text)]);
const add = (id: string, quantity = 1) => change(`intent=add&productId=${id}&quantity=${quantity}`);
const quantity = (id: string, wanted: number) => change(`intent=quantity&lineId=${id}&quantity=${wanted}`);
const short = ({ intent, line, fields }: CartChange) =>
  [intent, line, fields.find(([name]) => name === "quantity")?.[1]].filter(Boolean).join(" ");

/** A server whose answers come when the test says so. */
function setUp() {
  const sent: { what: string; answer: (text: string) => void; fail: () => void }[] = [];
  const done: string[] = [];
  const queue = createCartQueue<string>({
    send: (wanted) =>
      new Promise((resolve, reject) => {
        sent.push({ what: short(wanted), answer: resolve, fail: () => reject(new Error("no network")) });
      }),
    done: (answer, wanted, hasFailed) =>
      done.push(`${short(wanted)}: ${answer}${hasFailed ? ", failed" : ""}`),
    onOpen: () => {},
  });
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  return { queue, sent, done, turn };
}

it("sends one at a time and answers in order", async () => {
  const { queue, sent, done, turn } = setUp();
  queue.add(add("a"));
  queue.add(add("b"));
  expect(sent.map(({ what }) => what)).toEqual(["add a 1"]);
  expect(queue.open().map(short)).toEqual(["add a 1", "add b 1"]);
  sent[0]?.answer("one");
  await turn();
  expect(sent.map(({ what }) => what)).toEqual(["add a 1", "add b 1"]);
  sent[1]?.answer("two");
  await turn();
  expect(done).toEqual(["add a 1: one", "add b 1: two"]);
  expect(queue.isSettled()).toBe(true);
});

it("sends what came together meanwhile as one", async () => {
  const { queue, sent, turn } = setUp();
  queue.add(quantity("a", 2));
  for (const wanted of [3, 4, 5]) queue.add(quantity("a", wanted));
  sent[0]?.answer("");
  await turn();
  expect(sent.map(({ what }) => what)).toEqual(["quantity a 2", "quantity a 5"]);
});

it("reads the truth after a failure and goes on", async () => {
  const { queue, sent, done, turn } = setUp();
  queue.add(add("a"));
  queue.add(add("b"));
  sent[0]?.fail();
  await turn();
  expect(sent.map(({ what }) => what)).toEqual(["add a 1", "read"]);
  sent[1]?.answer("truth");
  await turn();
  sent[2]?.answer("two");
  await turn();
  expect(done).toEqual(["add a 1: truth, failed", "add b 1: two"]);
});

it("says when nothing can be known", async () => {
  const { queue, sent, done, turn } = setUp();
  queue.add(readChange);
  sent[0]?.fail();
  await turn();
  expect(sent).toHaveLength(1);
  expect(done).toEqual(["read: null, failed"]);
});

it("is settled after the last answer, not before", async () => {
  const { queue, sent, turn } = setUp();
  let isTold = false;
  queue.add(add("a"));
  queue.add(add("b"));
  void queue.whenSettled().then(() => (isTold = true));
  sent[0]?.answer("");
  await turn();
  expect(isTold).toBe(false);
  sent[1]?.answer("");
  await turn();
  expect(isTold).toBe(true);
  await queue.whenSettled();
});
