import { expect, it } from "vitest";
import { createAnswerCache } from "./answer-cache.ts";

const open = () => createAnswerCache({ entries: 100, ttlSeconds: 60 });
const answer = (body: string) => () => Promise.resolve({ body });

it("answers the second request from memory", async () => {
  const cache = open();
  expect((await cache.through("a", ["product:1"], answer("one"))).hit).toBe(false);
  expect(await cache.through("a", ["product:1"], answer("two"))).toMatchObject({
    answer: { body: "one" },
    hit: true,
  });
});

it("drops exactly what a tag names", async () => {
  const cache = open();
  await cache.through("a", ["product:1"], answer("one"));
  await cache.through("b", ["product:2"], answer("one"));
  cache.drop(["product:1"]);
  expect((await cache.through("a", ["product:1"], answer("two"))).answer.body).toBe("two");
  expect((await cache.through("b", ["product:2"], answer("two"))).answer.body).toBe("one");
});

it("computes once for many who ask at the same time", async () => {
  const cache = open();
  let runs = 0;
  const compute = async () => ({ body: String(++runs) });
  const answers = await Promise.all([1, 2, 3].map(() => cache.through("a", [], compute)));
  expect(answers.map((each) => each.answer.body)).toEqual(["1", "1", "1"]);
});

it("does not keep an answer whose tag was dropped while it was computed", async () => {
  const cache = open();
  const gate = Promise.withResolvers<{ body: string }>();
  const old = cache.through("a", ["product:1"], () => gate.promise);
  cache.drop(["product:1"]);
  gate.resolve({ body: "old" });
  expect((await old).answer.body).toBe("old");
  expect((await cache.through("a", ["product:1"], answer("new"))).answer.body).toBe("new");
});

it("does not join a computation that began before the drop", async () => {
  const cache = open();
  const gate = Promise.withResolvers<{ body: string }>();
  const old = cache.through("a", ["product:1"], () => gate.promise);
  cache.drop(["product:1"]);
  expect((await cache.through("a", ["product:1"], answer("new"))).answer.body).toBe("new");
  gate.resolve({ body: "old" });
  await old;
  expect((await cache.through("a", ["product:1"], answer("newer"))).answer.body).toBe("new");
});

it("keeps nothing when it is switched off", async () => {
  const cache = createAnswerCache({ entries: 0, ttlSeconds: 60 });
  await cache.through("a", [], answer("one"));
  expect((await cache.through("a", [], answer("two"))).answer.body).toBe("two");
});

it("drops an answer by what it turned out to depend on", async () => {
  const cache = open();
  await cache.through("a", [], async (dependsOn) => {
    dependsOn("product:7");
    return { body: "one" };
  });
  cache.drop(["product:7"]);
  expect(cache.peek("a")).toBeUndefined();
});
