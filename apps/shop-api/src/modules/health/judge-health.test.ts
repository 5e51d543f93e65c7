import { describe, expect, it } from "vitest";
import { type HealthFacts, judgeHealth } from "./judge-health.ts";

const nowMs = Date.parse("2026-11-18T10:00:00Z");
const ago = (seconds: number) => new Date(nowMs - seconds * 1000).toISOString();
const none = { waiting: 0, oldest: null };
const good: HealthFacts = {
  nowMs,
  databaseMs: 2.4,
  cacheMs: 1,
  searchMs: 8,
  workerSeenAt: ago(3),
  outbox: none,
  jobs: none,
  deadJobs: none,
};
const stateOf = (facts: Partial<HealthFacts>, part: string) =>
  judgeHealth({ ...good, ...facts }).find((each) => each.part === part)?.state;

it("a shop in which nothing waits is good", () => {
  expect(new Set(judgeHealth(good).map(({ state }) => state))).toEqual(new Set(["good"]));
});

describe.each<[string, Partial<HealthFacts>, string]>([
  ["database", { databaseMs: 499 }, "good"],
  ["database", { databaseMs: 500 }, "slow"],
  ["cache", { cacheMs: null }, "off"],
  ["cache", { cacheMs: undefined }, "bad"],
  ["search", { searchMs: null }, "off"],
  ["search", { searchMs: undefined }, "bad"],
  ["search", { searchMs: 900 }, "slow"],
  ["worker", { workerSeenAt: null }, "bad"],
  ["worker", { workerSeenAt: ago(14) }, "good"],
  ["worker", { workerSeenAt: ago(15) }, "slow"],
  ["worker", { workerSeenAt: ago(60) }, "bad"],
  ["outbox", { outbox: { waiting: 900, oldest: ago(9) } }, "good"],
  ["outbox", { outbox: { waiting: 1, oldest: ago(10) } }, "slow"],
  ["outbox", { outbox: { waiting: 1, oldest: ago(60) } }, "bad"],
  ["jobs", { jobs: { waiting: 3, oldest: ago(59) } }, "good"],
  ["jobs", { jobs: { waiting: 3, oldest: ago(60) } }, "slow"],
  ["jobs", { jobs: { waiting: 3, oldest: ago(600) } }, "bad"],
  ["dead-jobs", { deadJobs: { waiting: 1, oldest: ago(1) } }, "slow"],
  ["dead-jobs", { deadJobs: { waiting: 1, oldest: ago(90_000) } }, "slow"],
])("%s", (part, facts, state) => {
  it(`${JSON.stringify(facts)} is ${state}`, () => expect(stateOf(facts, part)).toBe(state));
});
