import { expect, it } from "vitest";
import { createRenderTurns } from "./render-turns.server.ts";

it("lets others in between two pages", async () => {
  const inTurn = createRenderTurns();
  const seen: string[] = [];
  const page = async (name: string) => {
    await inTurn();
    seen.push(name);
    setImmediate(() => seen.push(`after ${name}`));
  };
  await Promise.all([page("a"), page("b"), page("c")]);
  expect(seen).toEqual(["a", "after a", "b", "after b", "c"]);
});
