import { expect, it } from "vitest";
import { createFollowers } from "./followers.ts";

function lineOf(waiting = 0) {
  const said: string[] = [];
  return {
    said,
    write: (text: string) => void said.push(text),
    waiting: () => waiting,
    end: () => said.push("end"),
  };
}

it("tells everybody who is there, and nobody who left", () => {
  const followers = createFollowers();
  const [first, second] = [lineOf(), lineOf()];
  const leave = followers.add(first);
  followers.add(second);
  followers.tell(["menu", "product:1"]);
  leave();
  followers.greet();
  expect(first.said).toEqual([": here\n\n", "data: menu product:1\n\n"]);
  expect(second.said).toEqual([": here\n\n", "data: menu product:1\n\n", ": still here\n\n"]);
});

it("cuts off who does not listen", () => {
  const followers = createFollowers();
  const deaf = lineOf(2_000_000);
  followers.add(deaf);
  followers.tell(["menu"]);
  followers.tell(["menu"]);
  expect(deaf.said).toEqual([": here\n\n", "end"]);
});

it("ends with the process", () => {
  const followers = createFollowers();
  const line = lineOf();
  followers.add(line);
  followers.endAll();
  followers.tell(["menu"]);
  expect(line.said).toEqual([": here\n\n", "end"]);
});
