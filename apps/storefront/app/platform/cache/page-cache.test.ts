import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { createPageCache } from "./page-cache.server.ts";
import type { RenderedPage } from "./page-cache.server.ts";

function setup() {
  const clock = { ms: 0 };
  const cache = createPageCache({ freshMs: 1000, staleMs: 10_000, maxBytes: 1_000_000, now: () => clock.ms });
  let renders = 0;
  const page = (over: Partial<RenderedPage> = {}): RenderedPage => ({
    status: 200,
    headers: [],
    body: Buffer.from(`render ${(renders += 1)}`),
    surrogateKeys: ["menu", "category:1"],
    ...over,
  });
  const ask = async (key: string, over?: Partial<RenderedPage>) => {
    const { page: answer, hit } = await cache.get(key, async () => page(over));
    return { text: answer.body.toString(), hit };
  };
  return { clock, cache, page, ask };
}

describe("page cache", () => {
  it("answers the second request from memory", async () => {
    const { ask } = setup();
    expect(await ask("a")).toEqual({ text: "render 1", hit: false });
    expect(await ask("a")).toEqual({ text: "render 1", hit: true });
    expect(await ask("b")).toEqual({ text: "render 2", hit: false });
  });

  it("keeps no page that lacks a part [247]", async () => {
    const { ask } = setup();
    expect(await ask("a", { isWhole: false })).toEqual({ text: "render 1", hit: false });
    expect(await ask("a")).toEqual({ text: "render 2", hit: false });
  });

  it("renders once for everybody who waits", async () => {
    const { ask } = setup();
    const answers = await Promise.all([ask("a"), ask("a"), ask("a")]);
    expect(answers.map(({ text }) => text)).toEqual(["render 1", "render 1", "render 1"]);
  });

  it("shows a stale page at once and renders a new one behind it", async () => {
    const { ask, clock } = setup();
    await ask("a");
    clock.ms = 1500;
    expect(await ask("a")).toEqual({ text: "render 1", hit: true });
    await turn();
    expect(await ask("a")).toEqual({ text: "render 2", hit: true });
  });

  it("renders anew when the page is too old even for that", async () => {
    const { ask, clock } = setup();
    await ask("a");
    clock.ms = 11_000;
    expect(await ask("a")).toEqual({ text: "render 2", hit: false });
  });

  it.each([301, 410, 500, 503])("does not keep an answer with %i", async (status) => {
    const { ask } = setup();
    await ask("a", { status });
    expect((await ask("a", { status })).hit).toBe(false);
  });

  it("keeps that a page does not exist, for a short time", async () => {
    const { ask, cache, clock } = setup();
    await ask("a", { status: 404 });
    expect((await ask("a", { status: 404 })).hit).toBe(true);
    expect([cache.holds("a"), cache.recall("a")]).toEqual([true, null]);
    clock.ms = 31_000;
    expect((await ask("a", { status: 404 })).hit).toBe(false);
  });

  it("forgets it with any change: the page may be there now", async () => {
    const { ask, cache } = setup();
    await ask("a", { status: 404, surrogateKeys: ["menu"] });
    cache.purge(["product:7"]);
    expect(await ask("a")).toEqual({ text: "render 2", hit: false });
  });

  it("does not keep it when something changed meanwhile", async () => {
    const { ask, cache, page } = setup();
    const gate = Promise.withResolvers<RenderedPage>();
    const slow = cache.get("a", () => gate.promise);
    cache.purge(["product:7"]);
    gate.resolve(page({ status: 404, surrogateKeys: [] }));
    await slow;
    expect((await ask("a")).hit).toBe(false);
  });

  it("drops pages by surrogate key and leaves the others", async () => {
    const { ask, cache } = setup();
    await ask("a");
    await ask("b", { surrogateKeys: ["product:2"] });
    expect(cache.purge(["category:1", "category:9"])).toBe(1);
    expect((await ask("a")).hit).toBe(false);
    expect((await ask("b")).hit).toBe(true);
  });

  it("does not keep a render that a purge overtook", async () => {
    const { ask, cache, page } = setup();
    const gate = Promise.withResolvers<RenderedPage>();
    const slow = cache.get("a", () => gate.promise);
    cache.purge(["category:1"]);
    const late = ask("a");
    gate.resolve(page({ body: Buffer.from("old price") }));
    expect((await slow).page.body.toString()).toBe("old price");
    expect((await late).text).not.toBe("old price");
    expect((await ask("a")).text).not.toBe("old price");
  });

  it("forgets a stale page whose address is gone", async () => {
    const { ask, clock } = setup();
    await ask("a");
    clock.ms = 1500;
    expect((await ask("a", { status: 404 })).text).toBe("render 1");
    await turn();
    expect((await ask("a", { status: 404 })).text).toBe("render 2");
  });

  it("keeps the stale page when its refresh fails", async () => {
    const { ask, cache, clock } = setup();
    await ask("a");
    clock.ms = 1500;
    await cache.get("a", () => Promise.reject(new Error("shop API is away")));
    expect(await ask("a")).toMatchObject({ text: "render 1", hit: true });
  });
});
