import { afterEach, expect, it, vi } from "vitest";
import { fetchJson } from "./fetch-json.ts";

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["JSON", () => Response.json({ a: 1 }), { a: 1 }],
  ["JSON of a refusal", () => Response.json({ a: 1 }, { status: 503 }), { a: 1 }],
  ["a page", () => new Response("<html>", { headers: { "content-type": "text/html" } }), null],
  ["half of it", () => new Response('{"a":', { headers: { "content-type": "application/json" } }), null],
])("takes %s for what it is", async (_what, answer, expected) => {
  vi.stubGlobal("fetch", () => Promise.resolve(answer()));
  expect(await fetchJson("/x", { patienceMs: 1000 })).toEqual(expected);
});

it("asks for JSON, and answers null when nobody is there", async () => {
  const ask = vi.fn<typeof fetch>().mockRejectedValue(new TypeError("no network"));
  vi.stubGlobal("fetch", ask);
  expect(await fetchJson("/x", { patienceMs: 1000, method: "POST" })).toBeNull();
  expect(ask.mock.calls[0]?.[1]).toMatchObject({ method: "POST", headers: { accept: "application/json" } });
});
