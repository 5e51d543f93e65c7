import { expect, it } from "vitest";
import { retryAfterMs } from "./retry-rule.ts";

const answer = (status: number, retryAfterSeconds: number | null = null, isMaintenance = false) =>
  ({ kind: "answer", status, retryAfterSeconds, isMaintenance }) as const;

const read = { isRead: true, method: "GET" };
const postRead = { isRead: true, method: "POST" };
const action = { isRead: false, method: "POST" };

it.each([
  ["a read whose connection broke", read, { kind: "lost" }, 0],
  ["a POST read whose connection broke", postRead, { kind: "lost" }, 0],
  ["an action whose connection broke", action, { kind: "lost" }, null],
  ["a read that timed out", read, { kind: "timeout" }, null],
  ["GET 502", read, answer(502), 100],
  ["GET 409", read, answer(409), 100],
  ["GET 404", read, answer(404), null],
  ["GET 429 with two seconds", read, answer(429, 2), 2000],
  ["GET 429 with five seconds", read, answer(429, 5), null],
  ["GET 429 without a time", read, answer(429), null],
  ["GET in maintenance", read, answer(503, null, true), null],
  ["POST 502", postRead, answer(502), null],
] as const)("%s", (_name, call, attempt, expected) => {
  expect(retryAfterMs(call, attempt)).toBe(expected);
});
