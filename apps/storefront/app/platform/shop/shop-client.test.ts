import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createLog } from "../http/log.server.ts";
import { openSession } from "../auth/session.server.ts";
import type { Session } from "../auth/session.server.ts";
import { createShopClient } from "./shop-client.server.ts";
import { ShopApiError, ShopUnreachableError } from "./shop-error.ts";
import { createTransport } from "./shop-transport.server.ts";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Patient, so that a busy machine is not taken for a silent shop. */
async function shopApi(handler: Handler, timeoutMs = 60_000) {
  const server = createServer(handler).listen(0, "127.0.0.1");
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  const send = createTransport({
    baseUrl: `http://127.0.0.1:${port}/store-api`,
    accessKey: "SWSCTEST",
    log: createLog({ write: () => undefined }),
    timeoutMs,
  });
  return (session: Session | null) =>
    createShopClient(
      { send, languageIds: async () => "lang", requestId: "request-1", address: "203.0.113.7", session },
      "de-DE",
    );
}

const json = (response: ServerResponse, body: unknown, headers: Record<string, string> = {}) =>
  response.writeHead(200, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));

const failing = (status: number, code: string, detail = "") =>
  ((_request, response) =>
    response
      .writeHead(status)
      .end(JSON.stringify({ errors: [{ status: String(status), code, title: "", detail }] }))) as Handler;

const tokenOf = (letter: string) => letter.repeat(32);
const visitor = (letter: string) => openSession(`hearth-context=${tokenOf(letter)}`, false);

describe("a public read", () => {
  it("carries key and language but no identity, and takes none", async () => {
    let seen: IncomingMessage["headers"] = {};
    const client = await shopApi((request, response) => {
      seen = request.headers;
      json(response, { elements: [] }, { "sw-context-token": tokenOf("z") });
    });
    const session = visitor("a");
    await client(session).read("readSeoUrl");
    expect(seen).toMatchObject({ "sw-access-key": "SWSCTEST", "sw-language-id": "lang" });
    expect(seen["sw-context-token"]).toBeUndefined();
    expect(session.token()).toBe(tokenOf("a"));
  });

  it("puts path parameters into the path, escaped", async () => {
    let path = "";
    const client = await shopApi((request, response) => {
      path = request.url ?? "";
      json(response, {});
    });
    await client(null).read("readCategory", { params: { navigationId: "../x y" } });
    expect(path).toBe("/store-api/category/..%2Fx%20y");
  });

  it("reads 204 as nothing", async () => {
    const client = await shopApi((_request, response) => response.writeHead(204).end());
    const params = { activeId: "footer-navigation", rootId: "footer-navigation" };
    expect(await client(null).read("readNavigation", { params })).toBeNull();
  });

  it("is tried a second time when the connection breaks", async () => {
    let calls = 0;
    const client = await shopApi((request, response) => {
      calls += 1;
      if (calls === 1) request.socket.destroy();
      else json(response, { elements: [] });
    });
    await client(null).read("readSeoUrl");
    expect(calls).toBe(2);
  });

  it("ends as unreachable when it stays broken or silent", async () => {
    const broken = await shopApi((request) => request.socket.destroy());
    await expect(broken(null).read("readSeoUrl")).rejects.toMatchObject({ reason: "lost" });
    const silent = await shopApi(() => undefined, 50);
    await expect(silent(null).read("readSeoUrl")).rejects.toBeInstanceOf(ShopUnreachableError);
  });

  it("ends with the shop's codes when the shop refuses", async () => {
    const client = await shopApi(failing(404, "CONTENT__CATEGORY_NOT_FOUND"));
    const failure = client(null).read("readSeoUrl");
    await expect(failure).rejects.toBeInstanceOf(ShopApiError);
    await expect(failure).rejects.toMatchObject({
      status: 404,
      errors: [{ code: "CONTENT__CATEGORY_NOT_FOUND" }],
    });
  });
});

describe("a session call", () => {
  it("sends the visitor's token and address and follows a new token", async () => {
    let seen: IncomingMessage["headers"] = {};
    const client = await shopApi((request, response) => {
      seen = request.headers;
      json(response, {}, { "sw-context-token": tokenOf("b") });
    });
    const session = visitor("a");
    await client(session).act("readContext");
    expect(seen).toMatchObject({ "sw-context-token": tokenOf("a"), "x-forwarded-for": "203.0.113.7" });
    expect(session.cookie()).toContain(tokenOf("b"));
  });

  it("ignores a token that came through a shared cache", async () => {
    const client = await shopApi((_request, response) =>
      json(response, {}, { "sw-context-token": tokenOf("b"), "cache-control": "public, max-age=60" }),
    );
    const session = visitor("a");
    await client(session).act("readContext");
    expect(session.token()).toBe(tokenOf("a"));
  });

  it.each([
    [true, "z"],
    [false, "a"],
  ])("that registers with guest: %s goes on with the right token", async (guest, letter) => {
    const client = await shopApi((_request, response) =>
      json(response, { guest }, { "sw-context-token": tokenOf("z") }),
    );
    const session = visitor("a");
    await client(session).act("register", { body: {} });
    expect(session.token()).toBe(tokenOf(letter));
  });

  it("is a mistake on a page that all visitors share", async () => {
    const client = await shopApi((_request, response) => json(response, {}));
    await expect(client(null).act("readContext")).rejects.toThrow("shared by all");
  });

  it("never sees another visitor's token, with many visitors at once", async () => {
    const client = await shopApi((request, response) => {
      const token = request.headers["sw-context-token"]?.toString() ?? "";
      // Answers come back out of order, as they do in life.
      setTimeout(() => json(response, { token }, { "sw-context-token": token }), Math.random() * 5);
    });
    const calls = Array.from({ length: 200 }, async (_, index) => {
      const letter = index % 2 === 0 ? "a" : "b";
      const session = visitor(letter);
      const shop = client(session);
      const [answer] = await Promise.all([shop.act("readContext"), shop.read("readSeoUrl")]);
      return (
        [answer.token, session.token(), session.cookie()].join() ===
        [tokenOf(letter), tokenOf(letter), null].join()
      );
    });
    expect(await Promise.all(calls)).toEqual(Array.from({ length: 200 }, () => true));
  });
});

describe("a file", () => {
  it("keeps its bytes, its kind and its name", async () => {
    const bytes = Buffer.from([0x25, 0x50, 0x44, 0x46, 0x00, 0xff, 0xfe]);
    const client = await shopApi((_request, response) =>
      response
        .writeHead(200, {
          "content-type": "application/pdf",
          "content-disposition": 'inline; filename="a.pdf"',
        })
        .end(bytes),
    );
    const params = { documentId: "d".repeat(32), deepLinkCode: "c".repeat(32) };
    expect(await client(visitor("a")).file("download", { params })).toEqual({
      body: bytes,
      type: "application/pdf",
      disposition: 'inline; filename="a.pdf"',
    });
  });

  it("that is not there is a refusal like any other", async () => {
    const client = await shopApi(failing(404, "DOCUMENT__INVALID_DOCUMENT_ID"));
    const params = { documentId: "d".repeat(32), deepLinkCode: "c".repeat(32) };
    await expect(client(visitor("a")).file("download", { params })).rejects.toThrow(
      "DOCUMENT__INVALID_DOCUMENT_ID",
    );
  });
});
