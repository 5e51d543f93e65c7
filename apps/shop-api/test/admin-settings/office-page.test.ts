import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createAdminServer } from "../../src/http/admin-server.ts";
import { type OfficeFile, readOfficeFiles } from "../../src/platform/read-office-files.ts";
import { testShop } from "../harness/test-shop.ts";

/* The back office's application is served beside its API: its page for every address, its files for ever, and nothing foreign. */
const shop = testShop();
let app: FastifyInstance;

function file(type: string, text: string): OfficeFile {
  return { type, plain: Buffer.from(text), brotli: brotliCompressSync(text) };
}

beforeAll(() => {
  const office = {
    page: file("text/html; charset=utf-8", "<!doctype html>"),
    assets: new Map([["index-1.js", file("text/javascript; charset=utf-8", "start()")]]),
  };
  app = createAdminServer(shop.services, { office });
});
afterAll(() => app?.close());

const browser = { accept: "text/html,*/*" };

it.each(["/", "/order/1/show", "/invitation"])("%s is the page, kept by nobody", async (url) => {
  const answer = await app.inject({ url, headers: browser });
  expect([answer.statusCode, answer.body]).toEqual([200, "<!doctype html>"]);
  expect(answer.headers["cache-control"]).toBe("no-cache");
  const policy = String(answer.headers["content-security-policy"]);
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
});

it("the page mails are shown in is empty, runs nothing and stands in nobody else's frame", async () => {
  const { body, headers } = await app.inject({ url: "/mail-frame", headers: browser });
  expect(body).toContain("<body></body>");
  expect(headers["content-security-policy"]).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-same-origin; frame-ancestors 'self'",
  );
  expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
});

it("a file may be kept for ever, and is sent as the build compressed it", async () => {
  const answer = await app.inject({ url: "/assets/index-1.js", headers: { "accept-encoding": "gzip, br" } });
  expect(answer.headers).toMatchObject({
    "content-encoding": "br",
    "cache-control": "public, max-age=31536000, immutable",
    "content-type": "text/javascript; charset=utf-8",
  });
  const plain = await app.inject({ url: "/assets/index-1.js" });
  expect([plain.body, plain.headers["content-encoding"]]).toEqual(["start()", undefined]);
});

it.each(["/admin-api/nothing", "/assets/nothing.js", "/assets/..%2fpackage.json"])(
  "%s is no page",
  async (url) => {
    const answer = await app.inject({ url, headers: browser });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers["content-type"]).toMatch(/json/);
  },
);

it("who asks for no page gets none", async () => {
  expect((await app.inject({ url: "/order" })).statusCode).toBe(404);
  expect((await app.inject({ method: "POST", url: "/", headers: browser })).statusCode).toBe(404);
});

it("without a build there is only the API", () => {
  expect(readOfficeFiles(join(mkdtempSync(join(tmpdir(), "office-")), "dist"))).toBeNull();
});
