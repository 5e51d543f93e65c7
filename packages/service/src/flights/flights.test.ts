import { expect, it } from "vitest";
import { createFlights } from "./flights.ts";

interface Made {
  text: string;
  tags: string[];
}

function setup() {
  const flights = createFlights<Made>(({ tags }) => tags);
  const kept: string[] = [];
  const keep = ({ text }: Made) => void kept.push(text);
  const slow = (key: string, knownTags: string[] = []) => {
    const gate = Promise.withResolvers<Made>();
    const answer = flights.run(key, { make: () => gate.promise, keep, knownTags });
    return { answer, land: (text: string, tags: string[]) => gate.resolve({ text, tags }) };
  };
  const ask = async (key: string, text: string) =>
    (await flights.run(key, { make: () => Promise.resolve({ text, tags: [] }), keep })).text;
  return { flights, kept, slow, ask };
}

it("makes once what many ask for", async () => {
  const { slow, ask, kept } = setup();
  const first = slow("a");
  const others = [ask("a", "second"), ask("a", "third")];
  first.land("first", []);
  expect(await Promise.all(others)).toEqual(["first", "first"]);
  expect(kept).toEqual(["first"]);
});

it("is kept, and shared, when something else was dropped meanwhile", async () => {
  const { flights, slow, ask, kept } = setup();
  const first = slow("a");
  flights.drop(["product:2"]);
  const late = ask("a", "second");
  first.land("first", ["product:1"]);
  expect(await late).toBe("first");
  expect(kept).toEqual(["first"]);
});

it("is handed out to whoever began it, and to nobody else, when its own was dropped", async () => {
  const { flights, slow, ask, kept } = setup();
  const first = slow("a");
  flights.drop(["product:1"]);
  const late = [ask("a", "second"), ask("a", "third")];
  first.land("first", ["product:1"]);
  expect((await first.answer).text).toBe("first");
  expect(await Promise.all(late)).toEqual(["second", "second"]);
  expect(kept).toEqual(["second"]);
});

it("is not waited for when it is known before that it was overtaken", async () => {
  const { flights, slow, ask, kept } = setup();
  const first = slow("a", ["product:1"]);
  flights.drop(["product:1"]);
  expect(await ask("a", "second")).toBe("second");
  first.land("first", ["product:1"]);
  await first.answer;
  expect(kept).toEqual(["second"]);
});

it("knows of a drop as long as anybody is in the air", async () => {
  const { flights, slow, kept } = setup();
  const [first, second] = [slow("a"), slow("b")];
  flights.drop(["product:1"]);
  second.land("second", []);
  await second.answer;
  first.land("first", ["product:1"]);
  await first.answer;
  expect(kept).toEqual(["second"]);
});

it("keeps nothing that was in the air when everything was dropped, or more than it can name", async () => {
  const { flights, slow, kept } = setup();
  const first = slow("a");
  flights.dropAll();
  first.land("first", []);
  await first.answer;
  const second = slow("b");
  flights.drop(Array.from({ length: 10_001 }, (_, n) => `product:${n}`));
  second.land("second", ["menu"]);
  await second.answer;
  const third = slow("c");
  third.land("third", ["product:1"]);
  await third.answer;
  expect(kept).toEqual(["third"]);
});

it("a failure is everybody's, and the next tries again", async () => {
  const { flights, ask } = setup();
  const fail = () => flights.run("a", { make: () => Promise.reject(new Error("away")), keep: () => {} });
  const asked = [fail(), ask("a", "second")];
  await expect(Promise.allSettled(asked)).resolves.toMatchObject([
    { status: "rejected" },
    { status: "rejected" },
  ]);
  expect(await ask("a", "third")).toBe("third");
});
