import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { isSignedBody, signBody } from "./signed-body.ts";

const now = Date.UTC(2026, 10, 17, 12);
const body = '{"event":"purchase"}';

it("marks time and body with the key, as anybody can calculate it", () => {
  const seconds = now / 1000;
  const mark = createHmac("sha256", "key").update(`${seconds}.${body}`).digest("hex");
  expect(signBody(["key"], body, now + 999)).toBe(`t=${seconds},v1=${mark}`);
});

it("is believed by whoever has one of the keys, while they are changed on both sides", () => {
  const signed = signBody(["new", "old"], body, now);
  for (const keys of [["new"], ["old"], ["newer", "new"], ["old", "older"]])
    expect(isSignedBody(keys, body, signed, now)).toBe(true);
  expect(isSignedBody(["other"], body, signed, now)).toBe(false);
  expect(isSignedBody([], body, signed, now)).toBe(false);
});

it("is not believed for another body, another time, or as something else", () => {
  const signed = signBody(["key"], body, now);
  expect(isSignedBody(["key"], `${body} `, signed, now)).toBe(false);
  expect(isSignedBody(["key"], body, signed.replace(/^t=\d+/, `t=${now / 1000 + 1}`), now)).toBe(false);
  expect(isSignedBody(["key"], body, signed, now + 299_000)).toBe(true);
  expect(isSignedBody(["key"], body, signed, now + 301_000)).toBe(false);
  for (const header of ["", "t=1", "v1=ff", `${signed},v1=ff`, ` ${signed}`])
    expect(isSignedBody(["key"], body, header, now)).toBe(false);
});
