import { expect, it } from "vitest";
import { retryAfterMs } from "./retry-rule.ts";

const answer = (status: number, retryAfterSeconds: number | null = null, isMaintenance = false) =>
  ({ kind: "answer", status, retryAfterSeconds, isMaintenance }) as const;

const get = { method: "GET", hasBody: false };
const getWithBody = { method: "GET", hasBody: true };
const post = { method: "POST", hasBody: true };
const emptyPost = { method: "POST", hasBody: false };
const remove = { method: "DELETE", hasBody: false };

it.each([
  ["a GET whose connection broke", get, { kind: "lost" }, 0],
  ["a GET with a body whose connection broke", getWithBody, { kind: "lost" }, null],
  ["a POST whose connection broke", post, { kind: "lost" }, null],
  ["a POST without a body whose connection broke", emptyPost, { kind: "lost" }, null],
  ["a DELETE whose connection broke", remove, { kind: "lost" }, null],
  ["a GET that timed out", get, { kind: "timeout" }, null],
  ["GET 502", get, answer(502), 100],
  ["GET 409", get, answer(409), 100],
  ["GET 404", get, answer(404), null],
  ["GET 429 with two seconds", get, answer(429, 2), 2000],
  ["GET 429 with five seconds", get, answer(429, 5), null],
  ["GET 429 without a time", get, answer(429), null],
  ["GET in maintenance", get, answer(503, null, true), null],
  ["POST 502", post, answer(502), null],
  ["DELETE 502", remove, answer(502), null],
] as const)("%s [303, 304]", (_name, call, attempt, expected) => {
  expect(retryAfterMs(call, attempt)).toBe(expected);
});
