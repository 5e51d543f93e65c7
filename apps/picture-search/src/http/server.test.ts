import { afterAll, beforeAll, expect, test } from "vitest";
import sharp from "sharp";
import { PictureRefusal, type RefusalCode } from "../features/picture-refusal.ts";
import { readConfig } from "../platform/config.ts";
import { createMetrics } from "../platform/metrics.ts";
import { createServer } from "./server.ts";

const catalogue = { isLoaded: true, pictures: 3, waiting: 0 };
let refusal: RefusalCode | undefined;
let asked: { size: number; limit: number } | undefined;

const app = createServer({
  config: readConfig({ DATABASE_URL: "postgres://nobody", LOG_LEVEL: "silent" }),
  metrics: createMetrics(),
  catalogue: { state: () => catalogue },
  async find(photo, limit) {
    asked = { size: photo.byteLength, limit };
    if (refusal) throw new PictureRefusal(refusal);
    return [{ productId: "0123456789abcdef0123456789abcdef", similarity: 0.5 }];
  },
});
let origin = "";
let photo: Buffer;

beforeAll(async () => {
  origin = await app.listen({ host: "127.0.0.1", port: 0 });
  photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
    .jpeg()
    .toBuffer();
});
afterAll(() => app.close());

function send(body: Buffer, { type = "image/jpeg", path = "/find" } = {}): Promise<Response> {
  return fetch(origin + path, {
    method: "POST",
    headers: { "content-type": type },
    body: new Uint8Array(body),
  });
}

test("a photo is answered with products; nobody keeps the answer", async () => {
  const answer = await send(photo, { path: "/find?limit=7" });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.json()).toEqual({
    hits: [{ productId: "0123456789abcdef0123456789abcdef", similarity: 0.5 }],
  });
  expect(asked).toEqual({ size: photo.byteLength, limit: 7 });
});

test("twenty products unless told otherwise, and the header does not have to name the type", async () => {
  expect((await send(photo, { type: "application/octet-stream" })).status).toBe(200);
  expect(asked?.limit).toBe(20);
});

test.each(["0", "-1", "1.5", "101", "many", ""])("limit %j is refused", async (limit) => {
  const answer = await send(photo, { path: `/find?limit=${limit}` });
  expect([answer.status, await answer.json()]).toEqual([400, { code: "LIMIT_INVALID" }]);
});

test.each([
  ["nothing", Buffer.alloc(0), "image/jpeg", 400, "PICTURE_EMPTY"],
  [
    "text that is called a picture",
    Buffer.from("hello hello hello"),
    "image/jpeg",
    415,
    "PICTURE_TYPE_UNKNOWN",
  ],
  ["an SVG that is called a picture", Buffer.from("<svg/>"), "image/png", 415, "PICTURE_TYPE_UNKNOWN"],
  ["a form", Buffer.from("a=b"), "application/x-www-form-urlencoded", 415, "PICTURE_TYPE_UNKNOWN"],
  ["JSON", Buffer.from("{}"), "application/json", 415, "PICTURE_TYPE_UNKNOWN"],
  ["more than 5 MB", Buffer.alloc(5 * 1024 * 1024 + 1), "image/jpeg", 413, "PICTURE_TOO_LARGE"],
])("%s is refused", async (_name, body, type, status, code) => {
  const answer = await send(body, { type });
  expect([answer.status, await answer.json()]).toEqual([status, { code }]);
});

test.each([
  ["SEARCH_BUSY", 429],
  ["SEARCH_NOT_READY", 503],
  ["SEARCH_TIMED_OUT", 503],
] as const)("%s is told as %i, with the seconds to wait", async (code, status) => {
  refusal = code;
  const answer = await send(photo);
  refusal = undefined;
  expect([answer.status, await answer.json()]).toEqual([status, { code }]);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("probes say whether it lives, whether it may get photos, and how it does", async () => {
  expect((await fetch(`${origin}/health`)).status).toBe(200);
  expect((await fetch(`${origin}/ready`)).status).toBe(200);
  catalogue.isLoaded = false;
  const ready = await fetch(`${origin}/ready`);
  catalogue.isLoaded = true;
  expect([ready.status, await ready.json()]).toEqual([503, { status: "not ready", pictures: 3, waiting: 0 }]);
  expect(await (await fetch(`${origin}/metrics`)).text()).toContain("picture_search_request_seconds");
});

test("other addresses and methods are not found", async () => {
  const answers = await Promise.all([fetch(`${origin}/find`), fetch(`${origin}/`)]);
  expect(answers.map((answer) => answer.status)).toEqual([404, 404]);
});
