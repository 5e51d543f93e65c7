import { mkdtemp, mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { RequestListener, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Answer } from "../app/platform/http/answer/answer.server.ts";
import { readConfig } from "../app/platform/config/config.server.ts";
import { createLog } from "../app/platform/http/log.server.ts";
import { createListener } from "./listener.ts";
import { readStaticFiles } from "./static-files.ts";

const servers: Server[] = [];
const lines: Record<string, unknown>[] = [];
let shop = "";

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  servers.push(server);
  await new Promise((resolve) => server.once("listening", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A shop whose pages are the shortest there can be; everything around them is the real thing. */
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), "every-answer-"));
  await mkdir(join(folder, "client/assets"), { recursive: true });
  for (const name of [
    "assets/a.js",
    "assets/a.css",
    "favicon.svg",
    "assets/a.woff2",
    "data.json",
    "note.txt",
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- a handful
    await writeFile(join(folder, "client", name), "x");
  }
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#a52" } })
    .png()
    .toBuffer();
  const api = await listen((request, response) => {
    if (request.url?.startsWith("/media/a.png")) response.setHeader("content-type", "image/png").end(picture);
    else response.writeHead(404).end();
  });
  const pages: Record<string, () => Answer> = {
    "/page": () => ({
      status: 200,
      headers: new Headers({ "content-type": "text/html; charset=utf-8", "content-security-policy": "own" }),
      body: Buffer.from("x"),
    }),
    "/moved": () => ({ status: 301, headers: new Headers({ location: "/page" }), body: null }),
    "/broken": () => {
      throw new Error("the page broke");
    },
  };
  const app = {
    recall: () => null,
    ready: async () => undefined,
    follow: async () => undefined,
    handle: async (request: Request) =>
      pages[new URL(request.url).pathname]?.() ?? { status: 404, headers: new Headers(), body: null },
  };
  const config = {
    ...readConfig({ PUBLIC_URL: "https://shop.example" }),
    shopApiUrl: `${api}/store-api`,
    imageCacheDir: join(folder, "pictures"),
  };
  const log = createLog({ write: (line) => lines.push(JSON.parse(line) as Record<string, unknown>) });
  const served = { app: async () => app, serveFile: await readStaticFiles(join(folder, "client")) };
  shop = await listen(createListener(served, { config, log, stopping: { isDraining: () => false } }));
});

afterAll(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
});

it.each([
  ["GET", "/page", 200],
  ["GET", "/moved", 301],
  ["GET", "/nothing", 404],
  ["GET", "/broken", 500],
  ["GET", "/health", 200],
  ["GET", "/ready", 200],
  ["GET", "/assets/a.js", 200],
  ["GET", "/assets/a.css", 200],
  ["GET", "/assets/a.woff2", 200],
  ["GET", "/assets/gone.js", 404],
  ["GET", "/favicon.svg", 200],
  ["GET", "/data.json", 200],
  ["GET", "/note.txt", 200],
  ["GET", "/media/a.png", 200],
  ["GET", "/media/none.png", 404],
  ["POST", "/media/a.png", 405],
  ["GET", "/image/96/media/a.png", 200],
  ["GET", "/image/96/media/none.png", 404],
  ["GET", "/image/x", 404],
  ["GET", "/feed/products.xml", 404],
  ["GET", "/feed/none", 404],
  ["GET", "/api/icons/tabler.json?icons=home", 200],
  ["GET", "/api/icons/none.json", 404],
  ["GET", "/csp-report", 405],
  ["POST", "/csp-report", 415],
])("%s %s is answered with all safety headers", async (method, path, status) => {
  const answer = await fetch(shop + path, { method, redirect: "manual" });
  expect(answer.status).toBe(status);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "strict-transport-security": expect.stringMatching(/^max-age=\d{8}/),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": expect.stringMatching(/^(same|cross)-origin$/),
    "content-security-policy": expect.stringMatching(/^own$|frame-ancestors 'none'/),
  });
  const type = answer.headers.get("content-type") ?? "";
  const isText = /^text\/|json|xml|javascript/.test(type);
  expect(isText && !type.includes("charset=utf-8") ? type : "").toBe("");
});

const report = (body: string, type = "application/csp-report") =>
  fetch(`${shop}/csp-report`, { method: "POST", headers: { "content-type": type }, body });
const written = () => lines.filter(({ event }) => event === "refused-by-browser");

it("writes what a browser refused, without what the visitor typed", async () => {
  const answer = await report(
    JSON.stringify({
      "csp-report": {
        "document-uri": "https://shop.example/search?search=ada@example.com",
        "effective-directive": "script-src-elem",
        "blocked-uri": "inline",
      },
    }),
  );
  expect(answer.status).toBe(204);
  expect(written()).toEqual([
    expect.objectContaining({ directive: "script-src-elem", blocked: "inline", page: "/search", reports: 1 }),
  ]);
  expect(JSON.stringify(written())).not.toContain("ada");
});

it("takes neither long reports nor more than sixty lines a minute, and counts the others", async () => {
  expect((await report("x".repeat(20_000))).status).toBe(413);
  const one = { type: "csp-violation", body: { effectiveDirective: "img-src" } };
  for (let sent = 0; sent < 10; sent++) {
    // oxlint-disable-next-line no-await-in-loop -- one browser, one after the other
    await report(JSON.stringify(Array.from({ length: 10 }, () => one)), "application/reports+json");
  }
  expect(written()).toHaveLength(60);
  expect(written().at(-1)).toMatchObject({ reports: 60, unwritten: 0 });
});
