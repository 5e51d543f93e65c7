import { expect, it } from "vitest";
import { formLimit } from "../form-limit.ts";
import { pictures } from "./pictures.ts";

const base64 = (bytes: readonly number[], length = 30) =>
  Buffer.concat([Buffer.from(bytes), Buffer.alloc(Math.max(0, length - bytes.length))]).toString("base64");
const jpeg = [0xff, 0xd8, 0xff, 0xe0];
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const webp = [...Buffer.from("RIFF\u0001\u0002\u0003\u0004WEBPVP8 ")];
const taken = (...all: string[]) =>
  pictures(
    all.map((data) => ({ data })),
    "/attachments",
  );

it.each([
  ["image/jpeg", jpeg],
  ["image/png", png],
  ["image/webp", webp],
])("takes %s by its first bytes", (type, bytes) => {
  expect(taken(base64(bytes))).toEqual({ ok: true, value: [{ type, data: base64(bytes) }] });
});

it.each<[string, unknown]>([
  ["nothing", undefined],
  ["no picture", []],
])("takes %s", (_what, raw) => {
  expect(pictures(raw, "/attachments")).toEqual({ ok: true, value: [] });
});

it.each<[string, unknown, string]>([
  ["a fourth", Array.from({ length: 4 }, () => ({ data: base64(jpeg) })), "TOO_LONG"],
  ["one that is too large", [{ data: base64(jpeg, formLimit.pictureBytes + 3) }], "TOO_LONG"],
  [
    "a page that calls itself a picture",
    [{ data: base64([...Buffer.from("<svg onload=alert(1)>")]) }],
    "INVALID_FORMAT",
  ],
  ["a program", [{ data: base64([0x4d, 0x5a, 0x90]) }], "INVALID_FORMAT"],
  ["text that is no base64", [{ data: `${base64(jpeg)}\r\n${base64(jpeg)}` }], "INVALID_FORMAT"],
  ["no data", [{}], "INVALID_FORMAT"],
  ["a text", "picture", "INVALID_FORMAT"],
])("refuses %s", (_what, raw, code) => {
  expect(pictures(raw, "/attachments")).toMatchObject({
    ok: false,
    violations: [{ code: `VIOLATION::${code}_ERROR`, pointer: "/attachments" }],
  });
});
