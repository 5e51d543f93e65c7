import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { solveChallenge } from "./solve-challenge.ts";

const digestOf = (salt: string, number: number) =>
  createHash("sha256").update(`${salt}.${number}`).digest("hex");
const challengeOf = (number: number, most = 1000) => `salt.${digestOf("salt", number)}.${most}.1.sign`;

async function solve(challenge: string, signal = new AbortController().signal) {
  const told: number[] = [];
  const proof = await solveChallenge(challenge, { signal, onProgress: (percent) => void told.push(percent) });
  return { proof, told };
}

it.each([0, 1, 249, 250, 999, 1000])("finds %i", async (number) => {
  expect((await solve(challengeOf(number))).proof).toBe(`${challengeOf(number)}.${number}`);
});

it("says how far it is, never backwards", async () => {
  const { told } = await solve(challengeOf(1000));
  expect(told.length).toBeGreaterThan(2);
  expect(told).toEqual(told.toSorted((one, other) => one - other));
});

it("ends where there is nothing to find, and when nobody waits any more", async () => {
  expect((await solve(`salt.${"0".repeat(64)}.600.1.sign`)).proof).toBeNull();
  expect((await solve("nonsense")).proof).toBeNull();
  expect((await solve(challengeOf(1), AbortSignal.abort())).proof).toBeNull();
});
