import type { Media } from "@hearth/contract";
import { type IncomingHttpHeaders, request as sendRaw } from "node:http";
import { expect, it } from "vitest";
import * as id from "../harness/content/catalogue-ids.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();

type Kind = [name: string, method: string, path: () => string | Promise<string>, status: number];

async function mediaPath(): Promise<string> {
  const { body } = await shop.api.post<Media[]>("/media", { ids: [id.media("module.svg")] });
  return new URL(body[0]?.url ?? "", shop.origin).pathname;
}

/** One address of every kind there is; what the storefront is asked is in its own tests. */
const kinds: Kind[] = [
  ["a probe", "GET", () => "/health", 200],
  ["readiness", "GET", () => "/ready", 200],
  ["an answer of the API", "GET", () => "/store-api/context", 200],
  ["an answer without key", "POST", () => "/store-api/product?keyless", 401],
  ["a preflight", "OPTIONS", () => "/store-api/product", 200],
  ["an unknown operation", "GET", () => "/store-api/nothing", 404],
  ["an unknown address", "GET", () => "/nothing", 404],
  ["a media file", "GET", mediaPath, 200],
  ["a missing media file", "GET", () => "/media/nothing.svg", 404],
  ["a webhook", "POST", () => "/webhooks/stripe", 404],
  ["an unknown webhook", "POST", () => "/webhooks/nobody", 404],
  ["an address that cannot be read", "GET", () => "/store-api/%", 400],
];

function send(method: string, path: string, headers: Record<string, string>) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders }>((resolve, reject) => {
    const { hostname, port } = new URL(shop.origin);
    const sent = sendRaw({ hostname, port, method, path, headers }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers });
    });
    sent.on("error", reject);
    sent.end();
  });
}

const ofEveryAnswer = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "content-security-policy": expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
};

it.each(kinds)("%s carries all safety headers", async (_name, method, path, status) => {
  const address = await path();
  const key: Record<string, string> = address.endsWith("?keyless") ? {} : { "sw-access-key": id.accessKey };
  const plain = await send(method, address, key);
  expect(plain).toMatchObject({ status, headers: ofEveryAnswer });
  expect(plain.headers["strict-transport-security"]).toBeUndefined();
  const type = plain.headers["content-type"] ?? "";
  expect(/^text\/|json/.test(type) && !type.includes("charset=utf-8") ? type : "").toBe("");
  // Fastify answers these before it knows which proxy to believe.
  if (status === 400) return;
  const secure = await send(method, address, { ...key, "x-forwarded-proto": "https" });
  expect(secure.headers["strict-transport-security"]).toMatch(/^max-age=\d{8}/);
});
