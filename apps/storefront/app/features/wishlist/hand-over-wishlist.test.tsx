import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { catchUp } from "./ask-wishlist.ts";
import { accountCopy, browserIds, keepBrowserIds } from "./kept-wishlist.ts";

const [mine, other] = ["a".repeat(32), "b".repeat(32)];
const ask = vi.fn<typeof fetch>();

beforeEach(() => {
  localStorage.clear();
  document.cookie = "hearth-visitor=customer";
  vi.stubGlobal("fetch", ask);
});
afterEach(() => {
  document.cookie = "hearth-visitor=; Max-Age=0";
  localStorage.clear();
  vi.unstubAllGlobals();
  ask.mockReset();
});

it("hands the list of this browser over to the account, and keeps none of it here [187]", async () => {
  keepBrowserIds([mine]);
  ask.mockResolvedValue(Response.json({ ids: [mine, other], detail: null }));
  await catchUp();
  const [url, request] = ask.mock.calls[0] ?? [];
  expect(url).toBe("/wishlist/ids");
  expect(request?.body).toEqual(new URLSearchParams({ merge: mine }));
  expect(browserIds()).toEqual([]);
  expect(accountCopy()?.ids).toEqual([mine, other]);
});

it("keeps it here when the shop did not take it [187]", async () => {
  keepBrowserIds([mine]);
  ask.mockRejectedValue(new TypeError("no network"));
  await expect(catchUp()).rejects.toThrow("not handed over");
  expect(browserIds()).toEqual([mine]);
});
