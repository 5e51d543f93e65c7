import { afterEach, expect, it, vi } from "vitest";
import { createAnswerCache } from "./answer-cache.ts";

afterEach(() => void vi.useRealTimers());

const open = () => createAnswerCache({ entries: 100, ttlSeconds: 60 });
const answer = (body: string) => () => Promise.resolve({ body: Buffer.from(body) });
const textOf = (kept: { answer: { body: Buffer } }) => kept.answer.body.toString();

it("answers the second request from memory", async () => {
  const cache = open();
  expect((await cache.through("a", ["product:1"], answer("one"))).hit).toBe(false);
  const second = await cache.through("a", ["product:1"], answer("two"));
  expect([textOf(second), second.hit]).toEqual(["one", true]);
});

it("drops exactly what a tag names", async () => {
  const cache = open();
  await cache.through("a", ["product:1"], answer("one"));
  await cache.through("b", ["product:2"], answer("one"));
  cache.drop(["product:1"]);
  expect(textOf(await cache.through("a", ["product:1"], answer("two")))).toBe("two");
  expect(textOf(await cache.through("b", ["product:2"], answer("two")))).toBe("one");
});

it("computes once for many who ask at the same time", async () => {
  const cache = open();
  let runs = 0;
  const compute = async () => ({ body: Buffer.from(String(++runs)) });
  const answers = await Promise.all([1, 2, 3].map(() => cache.through("a", [], compute)));
  expect(answers.map(textOf)).toEqual(["1", "1", "1"]);
});

it("does not keep an answer whose tag was dropped while it was computed", async () => {
  const cache = open();
  const gate = Promise.withResolvers<{ body: Buffer }>();
  const old = cache.through("a", ["product:1"], () => gate.promise);
  cache.drop(["product:1"]);
  gate.resolve({ body: Buffer.from("old") });
  expect(textOf(await old)).toBe("old");
  expect(textOf(await cache.through("a", ["product:1"], answer("new")))).toBe("new");
});

it("does not join a computation that began before the drop", async () => {
  const cache = open();
  const gate = Promise.withResolvers<{ body: Buffer }>();
  const old = cache.through("a", ["product:1"], () => gate.promise);
  cache.drop(["product:1"]);
  expect(textOf(await cache.through("a", ["product:1"], answer("new")))).toBe("new");
  gate.resolve({ body: Buffer.from("old") });
  await old;
  expect(textOf(await cache.through("a", ["product:1"], answer("newer")))).toBe("new");
});

it("keeps nothing when it is switched off", async () => {
  const cache = createAnswerCache({ entries: 0, ttlSeconds: 60 });
  await cache.through("a", [], answer("one"));
  expect(textOf(await cache.through("a", [], answer("two")))).toBe("two");
});

it("drops an answer by what it turned out to depend on", async () => {
  const cache = open();
  await cache.through("a", [], async (dependsOn) => {
    dependsOn("product:7");
    return { body: Buffer.from("one") };
  });
  cache.drop(["product:7"]);
  expect(cache.peek("a")).toBeUndefined();
});

it("counts names and tags with the answers", async () => {
  const cache = open();
  await cache.through("a", ["b"], answer("one"));
  const small = cache.size();
  await cache.through("a".repeat(1000), ["b".repeat(500)], answer("one"));
  expect(cache.size()).toEqual({ entries: 2, bytes: small.bytes * 2 + 2 * (999 + 499) });
});

it("lets go of what is too old though nobody asks for it", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  // To the library the moment zero of this clock means "no time at all".
  vi.advanceTimersByTime(1);
  const cache = open();
  await cache.through("a", ["product:1"], answer("one"));
  await vi.advanceTimersByTimeAsync(59_000);
  expect(cache.size().entries).toBe(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(cache.size()).toEqual({ entries: 0, bytes: 0 });
});
