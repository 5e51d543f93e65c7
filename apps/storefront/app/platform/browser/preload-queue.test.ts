import { expect, it } from "vitest";
import { createPreloadQueue, preloadLimit } from "./preload-queue.ts";

function slowLoader() {
  const started: string[] = [];
  const done = new Map<string, () => void>();
  const load = (href: string) =>
    new Promise<void>((resolve) => {
      started.push(href);
      done.set(href, resolve);
    });
  return { started, load, finish: (href: string) => done.get(href)?.() };
}

it("loads at most four pages at once", () => {
  const { started, load } = slowLoader();
  const queue = createPreloadQueue(load);
  for (const href of ["/a", "/b", "/c", "/d", "/e", "/f"]) queue.add(href);
  expect(preloadLimit).toBe(4);
  expect(started).toEqual(["/a", "/b", "/c", "/d"]);
});

it("goes on with the newest wish when a place is free", async () => {
  const { started, load, finish } = slowLoader();
  const queue = createPreloadQueue(load, 1);
  for (const href of ["/a", "/b", "/c"]) queue.add(href);
  finish("/a");
  await expect.poll(() => started).toEqual(["/a", "/c"]);
});

it("loads no page twice", () => {
  const { started, load } = slowLoader();
  const queue = createPreloadQueue(load);
  queue.add("/a");
  queue.add("/a");
  expect(started).toEqual(["/a"]);
});

it("a failed page frees its place", async () => {
  const started: string[] = [];
  const queue = createPreloadQueue((href) => {
    started.push(href);
    return Promise.reject(new Error("lost"));
  }, 1);
  queue.add("/a");
  queue.add("/b");
  await expect.poll(() => started).toEqual(["/a", "/b"]);
});
