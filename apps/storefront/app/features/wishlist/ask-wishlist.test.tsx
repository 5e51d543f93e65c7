import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { COPY_KEY } from "./account-copy.ts";
import { catchUp } from "./ask-wishlist.ts";
import { keptIds } from "./kept-wishlist.ts";
import { STORAGE_KEY } from "./wishlist-rules.ts";

const ask = vi.fn<typeof fetch>();
const kept = "a".repeat(32);

beforeEach(() => {
  vi.stubGlobal("fetch", ask);
  document.cookie = "hearth-visitor=customer";
  localStorage.clear();
  // Too old to be believed without asking.
  localStorage.setItem(COPY_KEY, JSON.stringify({ ids: [kept], atMs: 0 }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  ask.mockReset();
  document.cookie = "hearth-visitor=; Max-Age=0";
});

it.each([
  ["nobody answers", async () => Promise.reject(new Error("offline"))],
  ["the shop fails", async () => Response.json({ ids: null, detail: "Später" }, { status: 503 })],
])("a list that cannot be read is logged and empty: %s [245]", async (_name, answer) => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  ask.mockImplementation(answer);
  expect(keptIds()).toEqual([kept]);
  await catchUp();
  expect(keptIds()).toEqual([]);
  expect(log).toHaveBeenCalledOnce();

  // As soon as the shop answers it is there again.
  ask.mockImplementation(async () => Response.json({ ids: [kept], detail: null }));
  await catchUp();
  expect(keptIds()).toEqual([kept]);
});

it("what this browser still has to hand over stays here when that fails", async () => {
  ask.mockRejectedValue(new Error("offline"));
  localStorage.setItem(STORAGE_KEY, JSON.stringify([kept]));
  await expect(catchUp()).rejects.toThrow("not handed over");
  expect(localStorage.getItem(STORAGE_KEY)).toContain(kept);
});
