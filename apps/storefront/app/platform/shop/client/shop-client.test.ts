import type { IncomingMessage } from "node:http";
import { openVisitorSeal } from "@hearth/service/visitor";
import { describe, expect, it } from "vitest";
import { failing, json, serviceKey, shopApi, tokenOf, visitor } from "./shop-api.fixture.server.ts";
import { ShopApiError, ShopUnreachableError } from "./shop-error.ts";

describe("a public read", () => {
  it("carries key and language but no identity, and takes none [240]", async () => {
    let seen: IncomingMessage["headers"] = {};
    const client = await shopApi((request, response) => {
      seen = request.headers;
      json(response, { elements: [] }, { "sw-context-token": tokenOf("z") });
    });
    const session = visitor("a");
    await client(session).read("readSeoUrl");
    expect(seen).toMatchObject({ "sw-access-key": "SWSCTEST", "sw-language-id": "lang" });
    expect([seen["sw-context-token"], seen["user-agent"]]).toEqual([undefined, undefined]);
    expect(session.token()).toBe(tokenOf("a"));
  });

  it("says under seal where the visitor comes from, and not who it is, where attempts are counted", async () => {
    let seen: IncomingMessage["headers"] = {};
    const client = await shopApi((request, response) => {
      seen = request.headers;
      response.writeHead(204).end();
    });
    await client(visitor("a")).read("recordConsent", { tellsAddress: true });
    const seal = seen["x-hearth-visitor"]?.toString() ?? "";
    expect(openVisitorSeal([serviceKey], seal, Date.now())).toEqual({ address: "203.0.113.7" });
    expect([seen["sw-context-token"], seen["user-agent"]]).toEqual([undefined, undefined]);
    await client(visitor("a")).read("readSeoUrl");
    expect(seen["x-hearth-visitor"]).toBeUndefined();
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
  it("sends the visitor's token and, under seal, address, and follows a new token [240, 242]", async () => {
    let seen: IncomingMessage["headers"] = {};
    const client = await shopApi((request, response) => {
      seen = request.headers;
      json(response, {}, { "sw-context-token": tokenOf("b") });
    });
    const session = visitor("a");
    await client(session).act("readContext");
    expect(seen).toMatchObject({ "sw-context-token": tokenOf("a") });
    const seal = seen["x-hearth-visitor"]?.toString() ?? "";
    expect(openVisitorSeal([serviceKey], seal, Date.now())).toEqual({ address: "203.0.113.7" });
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
  ])("that registers with guest: %s goes on with the right token [175]", async (guest, letter) => {
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
