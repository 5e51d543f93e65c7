import { mkdtemp } from "node:fs/promises";
import { createServer } from "node:http";
import type { RequestListener, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "../../app/platform/config/config.server.ts";
import { createLog } from "../../app/platform/http/log.server.ts";
import { createImageRoute } from "./image-route.ts";

const servers: Server[] = [];
const asked: string[] = [];
let shop = "";
let nowhere = "";

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  servers.push(server);
  await new Promise((resolve) => server.once("listening", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function routeOf(shopApiUrl: string): Promise<string> {
  const imageCacheDir = await mkdtemp(join(tmpdir(), "image-route-"));
  const config = { ...readConfig({}), shopApiUrl: `${shopApiUrl}/store-api`, imageCacheDir };
  const route = createImageRoute(config, createLog({ write: () => undefined }));
  return listen((request, response) => void route(request, response));
}

beforeAll(async () => {
  const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#a52" } })
    .jpeg()
    .toBuffer();
  const prepared = await sharp(photo).resize(96).webp().toBuffer();
  const api = await listen((request, response) => {
    asked.push(request.url ?? "");
    const file = (request.url ?? "").split("?", 1)[0];
    if (file === "/media/moved.png") response.writeHead(302, { location: "http://127.0.0.1:1/" }).end();
    else if (file === "/media/text.png") response.end("no picture");
    else if (file === "/media/huge.png") response.end(Buffer.alloc(21 * 1024 * 1024));
    else if (file === "/media/ill.png") response.writeHead(500).end();
    else if (file?.startsWith("/media/photo-aaaaaaaaaaaa")) response.end(prepared);
    else if (file?.startsWith("/media/photo")) response.end(photo);
    else response.writeHead(404).end("nothing");
  });
  shop = await routeOf(api);
  nowhere = await routeOf("http://127.0.0.1:1");
});

afterAll(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
});

it("answers in the format the browser names, to be kept by format and for ever", async () => {
  const answer = await fetch(`${shop}/image/96/media/photo-0123456789ab.jpg`, {
    headers: { accept: "image/avif,image/webp,*/*" },
  });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/avif",
    "cache-control": "public, max-age=31536000, immutable",
    "content-security-policy":
      "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    vary: "accept",
  });
  expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 96, height: 64 });
});

it("sends what the importer made ahead at once, for a day, and AVIF from then on", async () => {
  const ask = () =>
    fetch(`${shop}/image/96/media/photo-aaaaaaaaaaaa.jpg`, { headers: { accept: "image/avif,image/webp" } });
  const first = await ask();
  expect([first.headers.get("content-type"), first.headers.get("cache-control")]).toEqual([
    "image/webp",
    "public, max-age=86400",
  ]);
  await expect.poll(async () => (await ask()).headers.get("content-type")).toBe("image/avif");
});

it("waits for AVIF with a program that knows nothing else", async () => {
  const answer = await fetch(`${shop}/image/160/media/photo-aaaaaaaaaaaa.jpg`, {
    headers: { accept: "image/avif" },
  });
  expect(answer.headers.get("content-type")).toBe("image/avif");
});

it("keeps a picture without a version for a day and does not send it twice", async () => {
  const first = await fetch(`${shop}/image/96/media/photo.jpg`);
  expect(first.headers.get("content-type")).toBe("image/jpeg");
  expect(first.headers.get("cache-control")).toBe("public, max-age=86400");
  const etag = first.headers.get("etag") ?? "";
  const again = await fetch(`${shop}/image/96/media/photo.jpg`, {
    headers: { "if-none-match": `"other", W/${etag}` },
  });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

it("answers HEAD without a body and nothing that changes", async () => {
  const head = await fetch(`${shop}/image/96/media/photo.jpg`, { method: "HEAD" });
  expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
  expect((await fetch(`${shop}/image/96/media/photo.jpg`, { method: "POST" })).status).toBe(405);
});

it.each([
  ["/image/97/media/photo.jpg", 404],
  ["/image/96/media/gone.png", 404],
  ["/image/96/media/text.png", 415],
  ["/image/96/media/huge.png", 415],
  ["/image/96/media/ill.png", 502],
  ["/image/96/media/moved.png", 502],
])("%s answers %i and is not kept", async (path, status) => {
  const answer = await fetch(shop + path);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([status, "no-store"]);
});

it("asks the shop for nothing when the address is not a picture of it", async () => {
  asked.length = 0;
  for (const path of ["/96/media/..%2fstore-api%2fa.png", "/96/store-api/a.png", "/96/media/photo.jpg?url=x"])
    expect((await fetch(`${shop}/image${path}`)).status).toBe(404);
  expect(asked).toEqual([]);
});

it("says that the shop does not answer, and lets nobody keep that", async () => {
  const answer = await fetch(`${nowhere}/image/96/media/photo.jpg`);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([502, "no-store"]);
});

it("turns a flood away with a time to come back", async () => {
  const stalled = await routeOf(await listen(() => undefined));
  const gone = new AbortController();
  const flood = Array.from({ length: 420 }, (_, index) =>
    fetch(`${stalled}/image/96/media/photo-${index}.jpg`, { signal: gone.signal }).catch(() => null),
  );
  const refused = await Promise.race(flood);
  expect([refused?.status, refused?.headers.get("retry-after")]).toEqual([503, "2"]);
  gone.abort();
  await Promise.all(flood);
});
