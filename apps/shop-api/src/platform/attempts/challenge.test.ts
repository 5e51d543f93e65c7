import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import type { Attempts } from "./attempts.ts";
import { createChallenges } from "./challenge.ts";

/** Counts like the real ones, for keys that may be taken once. */
function onceOnly(): Pick<Attempts, "takeEach"> {
  const taken = new Set<string>();
  return {
    takeEach(counts) {
      const isTaken = counts.some(({ value }) => taken.has(value));
      for (const { value } of counts) taken.add(value);
      return Promise.resolve(isTaken ? 1 : undefined);
    },
  };
}

const MOST = 400;
const NOW = 1_000_000;
const challenges = createChallenges(["a secret"], onceOnly(), MOST);

function solve(challenge: string): string {
  const [salt, digest] = challenge.split(".");
  for (let number = 0; number <= MOST; number++) {
    const hash = createHash("sha256").update(`${salt}.${number}`).digest("hex");
    if (hash === digest) return `${challenge}.${number}`;
  }
  throw new Error("it has no solution");
}

it("takes a solution once", async () => {
  const proof = solve(challenges.ask(NOW));
  expect([await challenges.isSolved(proof, NOW), await challenges.isSolved(proof, NOW)]).toEqual([
    true,
    false,
  ]);
});

it("takes it until it is over, by any process with the same secret", async () => {
  const proof = solve(challenges.ask(NOW));
  expect(await challenges.isSolved(proof, NOW + 601_000)).toBe(false);
  expect(await createChallenges(["another"], onceOnly(), MOST).isSolved(proof, NOW)).toBe(false);
  expect(await createChallenges(["a secret"], onceOnly(), 9).isSolved(proof, NOW + 599_000)).toBe(true);
});

it.each([
  ["an easier one", 2, "1"],
  ["a later end", 3, "9999999999"],
  ["another digest", 1, createHash("sha256").update("x.1").digest("hex")],
  ["another salt", 0, "x"],
  ["another number", 5, "1.5"],
  ["no signature", 4, ""],
])("refuses %s", async (_name, part, value) => {
  const parts = solve(challenges.ask(NOW)).split(".");
  parts[part] = value;
  expect(await challenges.isSolved(parts.join("."), NOW)).toBe(false);
});

it.each(["", ".", "a.b.c.d.e.f", "....."])("refuses %j", async (proof) => {
  expect(await challenges.isSolved(proof, NOW)).toBe(false);
});
