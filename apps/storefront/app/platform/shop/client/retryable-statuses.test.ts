import { expect, it } from "vitest";
import { retryAfterMs } from "./retry-rule.ts";

const read = { method: "GET", hasBody: false };
const answered = (status: number) =>
  retryAfterMs(read, { kind: "answer", status, retryAfterSeconds: 1, isMaintenance: false });

it("tries a read again after 408, 409, 425, 429, 500, 502, 503 and 504, and after no other status [304]", () => {
  const statuses = Array.from({ length: 200 }, (_, index) => 400 + index);
  expect(statuses.filter((status) => answered(status) !== null)).toEqual([
    408, 409, 425, 429, 500, 502, 503, 504,
  ]);
});
