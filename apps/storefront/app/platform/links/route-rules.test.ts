import type { RouteRule } from "@hearth/contract";
import { expect, it, vi } from "vitest";
import { createLog } from "../http/log.server.ts";
import type { Send } from "../shop/client/shop-transport.server.ts";
import { createKeptRoutes } from "./route-rules.server.ts";

const rule = (source: string): RouteRule => ({
  id: source,
  match: "exact",
  source,
  target: "/new",
  status: 301,
  locale: null,
  keepsQuery: true,
  position: 0,
  apiAlias: "hearth_route_rule",
});

function setup() {
  const state = { rules: [rule("/old")], error: null as Error | null, nowMs: 0, compiled: 0 };
  const lines: string[] = [];
  const send = vi.fn<Send>(async () => {
    if (state.error) throw state.error;
    return { body: { elements: state.rules }, headers: {} };
  });
  const onChange = vi.fn<() => void>();
  const routes = createKeptRoutes({
    send,
    compile: (rules) => {
      state.compiled += 1;
      return ({ path }) =>
        rules.some(({ source }) => source === path)
          ? { status: 301, location: "/new", isExternal: false }
          : null;
    },
    freshMs: 1000,
    log: createLog({ write: (line) => lines.push((JSON.parse(line) as { event: string }).event) }),
    onChange,
    now: () => state.nowMs,
  });
  const ask = async (path = "/old") => (await routes.find({ locale: "de-DE", path, search: "" }))?.location;
  return { state, lines, send, onChange, routes, ask };
}

it("is read once for many requests, and compiled once for each change [44]", async () => {
  const { ask, send, state, onChange } = setup();
  expect(await Promise.all([ask(), ask(), ask("/other")])).toEqual(["/new", "/new", undefined]);
  expect(send).toHaveBeenCalledOnce();
  state.nowMs = 1000;
  await ask();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect([state.compiled, onChange.mock.calls.length]).toEqual([1, 1]);
});

it.each(["route-rules", "all"])("is read again as soon as the shop says %s [44]", async (key) => {
  const { ask, routes, state, onChange } = setup();
  await ask();
  state.rules = [rule("/other")];
  routes.purge(["menu"]);
  expect(await ask()).toBe("/new");
  routes.purge([key]);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
  expect([await ask(), await ask("/other")]).toEqual([undefined, "/new"]);
});

it("reads once more when the shop speaks while it reads [44]", async () => {
  const { ask, routes, send, state } = setup();
  await ask();
  routes.purge(["route-rules"]);
  state.rules = [rule("/other")];
  routes.purge(["route-rules"]);
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(3));
  await vi.waitFor(async () => expect(await ask("/other")).toBe("/new"));
});

it("goes by the rules of before, or by none, while the shop does not answer: it is only logged [44, 296]", async () => {
  const { ask, routes, state, lines } = setup();
  state.error = new Error("away");
  expect(await ask()).toBeUndefined();
  expect(lines).toEqual(["route-rules-not-read"]);
  state.error = null;
  state.nowMs = 1000;
  await ask();
  await vi.waitFor(async () => expect(await ask()).toBe("/new"));
  state.error = new Error("away again");
  routes.purge(["route-rules"]);
  await vi.waitFor(() => expect(lines).toHaveLength(2));
  expect(await ask()).toBe("/new");
});
