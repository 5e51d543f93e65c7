import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createSiteSearchClient } from "@hearth/site-search-client";
import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, expect, it } from "vitest";
import { visitOf } from "../../platform/auth/auth.fixture.server.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import { createRestingFetch } from "../../platform/shop/client/resting-fetch.server.ts";
import { action as find } from "./find.ts";
import { action as count } from "./stats.ts";
import { loader as suggest } from "./suggest.ts";

/* The site search is gone, or takes questions and answers none: the overlay is told so, and nobody else waits. */
const nothing = { terms: [], categories: [], brands: [], guides: [], products: [] };
const state = { isSilent: false, asked: 0 };
const server = createServer((_request, response) => {
  state.asked += 1;
  if (!state.isSilent) response.writeHead(200).end(JSON.stringify(nothing));
});
let there = "";
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  there = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The routes of one process, asked by its visitors. */
function openRoutes(address: string, now?: () => number) {
  const restingFetch = createRestingFetch(now);
  const context = () => {
    const hashid = "0".repeat(32);
    const siteSearch = createSiteSearchClient({ server: address, hashid, fetch: restingFetch });
    const { visit } = visitOf({}, "/search");
    const given = new RouterContextProvider();
    given.set(visitContext, Object.assign(visit, { siteSearch, query: new URLSearchParams("search=pump") }));
    return given;
  };
  const post = (fields: Record<string, string>) => ({
    context: context(),
    request: new Request("https://shop.example/search", {
      method: "POST",
      headers: { "sec-fetch-site": "same-origin" },
      body: new URLSearchParams(fields),
    }),
  });
  const click = { session: "0".repeat(32), id: "1".repeat(32), position: "1" };
  return {
    suggest: async () => (await suggest({ context: context() } as never)).status,
    find: async () => (await find(post({ search: "pump" }) as never)).status,
    count: async () => (await count(post(click) as never)).status,
  };
}

it("one that is gone fails what the overlay asks; a click is counted by nobody and passes", async () => {
  // Nobody listens there.
  const routes = openRoutes("http://127.0.0.1:1");
  expect(await Promise.all([routes.find(), routes.suggest(), routes.count()])).toEqual([502, 502, 204]);
});

it("one that is silent is waited for by a few, then left alone, and asked again after a rest", async () => {
  let time = 0;
  const routes = openRoutes(there, () => time);
  expect(await routes.suggest()).toBe(200);
  state.isSilent = true;
  expect(await Promise.all([routes.suggest(), routes.suggest(), routes.find()])).toEqual([502, 502, 502]);
  const { asked } = state;
  expect(await Promise.all([routes.suggest(), routes.find(), routes.count()])).toEqual([502, 502, 204]);
  expect(state.asked).toBe(asked);

  state.isSilent = false;
  time += 5000;
  expect(await routes.suggest()).toBe(200);
  expect(await routes.suggest()).toBe(200);
  expect(state.asked).toBe(asked + 2);
});
