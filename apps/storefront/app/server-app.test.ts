import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { RouteRule } from "@hearth/contract";
import { compileRouteRules } from "@hearth/rules";
import type { LoaderFunctionArgs, ServerBuild } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { createApp } from "./platform/http/app.server.ts";
import { readConfig } from "./platform/config/config.server.ts";
import { createLog } from "./platform/http/log.server.ts";
import { visitContext } from "./platform/http/visit.server.ts";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const rule = (source: string, target: string | null, more: Partial<RouteRule> = {}): RouteRule => ({
  id: source,
  match: "exact",
  source,
  target,
  status: target === null ? 410 : 301,
  locale: null,
  keepsQuery: true,
  position: 0,
  apiAlias: "hearth_route_rule",
  ...more,
});

/** Pages that tell what they were told; what lies around them is the real thing. */
function buildOf(onPage: (args: LoaderFunctionArgs) => void): ServerBuild {
  const loader = (args: LoaderFunctionArgs) => {
    onPage(args);
    const { refusal, awayTo, path } = args.context.get(visitContext);
    return new Response(`page ${path} ${awayTo}`, { status: refusal?.status ?? 200 });
  };
  const route = { id: "page", path: "*", module: { loader } };
  const files = { page: { id: "page", path: "*", module: "", hasLoader: true } };
  return {
    entry: { module: { default: () => new Response() } },
    routes: { page: route },
    assets: { entry: { imports: [], module: "" }, routes: files, url: "", version: "one" },
    future: {},
    ssr: true,
    publicPath: "/",
    basename: "/",
    prerender: [],
    routeDiscovery: { mode: "initial" },
  } as unknown as ServerBuild;
}

async function setup(rules: RouteRule[]) {
  const state = { rules, isPartial: false };
  const changes = Promise.withResolvers<ServerResponse>();
  const api = createServer((request, response) => {
    if (request.url === "/changes") changes.resolve(response.writeHead(200));
    else response.writeHead(200).end(JSON.stringify({ elements: state.rules }));
  }).listen(0, "127.0.0.1");
  const stop = new AbortController();
  stops.push(() => stop.abort());
  stops.push(() => {
    api.closeAllConnections();
    api.close();
  });
  await new Promise((resolve) => api.once("listening", resolve));
  const config = readConfig({
    PUBLIC_URL: "http://shop.example",
    SERVICE_KEY: "a key that only the shop's own servers know",
    SHOP_API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}/store-api`,
  });
  const build = buildOf(({ context }) => {
    const visit = context.get(visitContext);
    if (state.isPartial) visit.keepShort();
  });
  const log = createLog({ write: () => undefined });
  const app = createApp(build, { config, log }, { compileRoutes: compileRouteRules });
  void app.follow(stop.signal);
  const asked = { acceptEncoding: null, ifNoneMatch: null, cookie: null };
  const ask = async (target: string) => {
    const { status, headers, body } = await app.handle(new Request(`http://shop.example${target}`), {
      requestId: "request-1",
      address: "203.0.113.7",
    });
    const text = body === null ? "" : await new Response(body as BodyInit).text();
    return { status, location: headers.get("location"), text, kept: headers.get("cache-control"), headers };
  };
  return {
    state,
    ask,
    tell: async (key: string) => void (await changes.promise).write(`data: ${key}\n\n`),
    recall: (path: string) => app.recall(path, asked),
  };
}

it.each([
  ["/alt", 301, "/neu"],
  ["/alt/", 301, "/neu"],
  ["//alt?a=1", 301, "/neu?a=1"],
  ["/en-GB/alt", 301, "/en-GB/neu"],
  ["/pl-PL/alt?a=1", 301, "/pl-PL/neu?a=1"],
  ["/weg", 410, null],
  ["/raus", 302, "https://register.example/"],
  ["/neu", 200, null],
  ["/neu/", 301, "/neu"],
  ["/fr-FR/alt", 200, null],
])("%s answers %i %s [44]", async (target, status, location) => {
  const { ask } = await setup([
    rule("/alt", "/neu"),
    rule("/weg", null),
    rule("/raus", "https://register.example", { status: 302 }),
  ]);
  expect(await ask(target)).toMatchObject({ status, location });
});

it("shows its own page to whoever waited in vain for another, which knows of it [45]", async () => {
  const { ask } = await setup([rule("/raus", "https://register.example")]);
  expect((await ask("/raus?stay=1")).text).toBe("page /raus https://register.example/");
});

it("a page that is only sent gives way to a rule as soon as the shop names it, and comes back [44]", async () => {
  const { state, ask, tell, recall } = await setup([]);
  await ask("/seite");
  await ask("/seite");
  await vi.waitFor(() => expect(recall("/seite")?.status).toBe(200));

  state.rules = [rule("/seite", null)];
  await tell("route-rules");
  await vi.waitFor(async () => expect((await ask("/seite")).status).toBe(410));
  expect(recall("/seite")).toBeNull();

  state.rules = [];
  await tell("route-rules");
  await vi.waitFor(async () => expect((await ask("/seite")).status).toBe(200));
});

it("keeps no page that lacks a part, and lets nobody else keep it [247]", async () => {
  const { state, ask } = await setup([]);
  state.isPartial = true;
  const partial = await ask("/seite");
  expect([partial.status, partial.kept]).toEqual([200, "no-store"]);
  state.isPartial = false;
  const whole = await ask("/seite");
  expect(whole.headers.get("x-cache")).toBe("miss");
  expect(whole.kept).toContain("s-maxage=");
});
