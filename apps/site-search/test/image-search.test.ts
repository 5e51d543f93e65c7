import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { ClientResponseError } from "@hearth/site-search-client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { product, unknownId } from "../../shop-api/test/harness/content/catalogue-ids.ts";
import { testSiteSearch } from "./harness/test-site-search.ts";

/** Plays the picture search: answers what it is told to, and remembers what it was sent. */
const pictures = {
  status: 200,
  hits: [product("inverter"), unknownId, product("module-white")],
  received: [] as { url: string | undefined; body: string }[],
};
let standIn: Server;
beforeAll(async () => {
  standIn = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString("latin1")));
    request.on("end", () => {
      pictures.received.push({ url: request.url, body });
      response.writeHead(pictures.status, { "content-type": "application/json" });
      const hits = pictures.hits.map((productId) => ({ productId, similarity: 0.9 }));
      response.end(JSON.stringify(pictures.status === 200 ? { hits } : { code: "SOME" }));
    });
  }).listen(0, "127.0.0.1");
  await once(standIn, "listening");
});
afterAll(() => standIn.close());

const site = testSiteSearch({
  env: () => ({ PICTURE_SEARCH_URL: `http://127.0.0.1:${(standIn.address() as AddressInfo).port}` }),
});
const image = Buffer.from("a picture").toString("base64");

it("hands the bytes on and presents the products in the order of likeness [281]", async () => {
  const found = await site.client("en").imageSearch(`data:image/png;base64,${image}`, { limit: 10 });
  expect(pictures.received.at(-1)).toEqual({ url: "/find?limit=100", body: "a picture" });
  expect(found.results.map(({ title }) => title)).toEqual(["Inverter Volta", "Solar module Helia 420"]);
  expect(found).toMatchObject({ total: 3, count: 2, facets: [] });
});

it("pages", async () => {
  const { results } = await site.client().search({ image, page: 3, limit: 1 });
  expect(results.map(({ referenceId }) => referenceId)).toEqual(["SH-420.W"]);
  expect((await site.client().search({ image, page: 4, limit: 1 })).results).toEqual([]);
});

it.each([
  [400, 400, "invalid_image"],
  [413, 413, "too_large"],
  [415, 415, "unsupported_image"],
  [429, 429, "too_many_requests"],
  [503, 503, "image_search_unreachable"],
  [500, 503, "image_search_unreachable"],
])("when it says %d the answer is %d %s", async (said, status, code) => {
  pictures.status = said;
  const error = await site
    .client()
    .imageSearch(image)
    .catch((thrown: unknown) => thrown);
  pictures.status = 200;
  expect(error).toBeInstanceOf(ClientResponseError);
  const { statusCode, response } = error as ClientResponseError;
  expect([statusCode, await response.json()]).toEqual([status, { code }]);
});

it("refuses what is no picture, and what is too large, without asking anybody", async () => {
  const asked = pictures.received.length;
  const codeOf = (sent: string) =>
    site
      .client()
      .imageSearch(sent)
      .catch(({ statusCode }: ClientResponseError) => statusCode);
  expect(await codeOf("https://shop.example/x.png")).toBe(400);
  expect(await codeOf(Buffer.alloc(5 * 1024 * 1024 + 1).toString("base64"))).toBe(413);
  expect(await codeOf("A".repeat(8 * 1024 * 1024))).toBe(413);
  expect(pictures.received).toHaveLength(asked);
});
