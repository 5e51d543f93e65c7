import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { installChunkReload, installVersionCheck } from "./fresh-version.client.ts";

const hourMs = 3_600_000;
const ask = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", ask);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  ask.mockReset();
});

/** Only what the two functions use of a browser. */
function fakeWindow(build?: string) {
  const store = new Map<string, string>();
  const window = Object.assign(new EventTarget(), {
    document: { documentElement: { dataset: build ? { build } : {} } },
    location: { pathname: "/waermepumpen", reload: vi.fn<() => void>() },
    sessionStorage: {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
    },
    setInterval: (run: () => void, ms: number) => setInterval(run, ms),
    clearInterval: (timer: NodeJS.Timeout) => clearInterval(timer),
  });
  const told = vi.fn<() => void>();
  return { window: window as unknown as Window, told, reload: window.location.reload };
}

it("asks for the version once an hour and not before [208, 297]", async () => {
  ask.mockImplementation(async () => Response.json({ id: "one" }));
  const { window, told } = fakeWindow("one");
  installVersionCheck(window, told);
  await vi.advanceTimersByTimeAsync(hourMs - 1);
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledExactlyOnceWith("/build.json", { cache: "no-store" });
  await vi.advanceTimersByTimeAsync(2 * hourMs);
  expect(ask).toHaveBeenCalledTimes(3);
  expect(told).not.toHaveBeenCalled();
});

it("tells of a new version once and asks no more [208]", async () => {
  ask.mockImplementation(async () => Response.json({ id: "two" }));
  const { window, told } = fakeWindow("one");
  installVersionCheck(window, told);
  await vi.advanceTimersByTimeAsync(3 * hourMs);
  expect(told).toHaveBeenCalledOnce();
  expect(ask).toHaveBeenCalledOnce();
});

it("stays quiet when nobody answers, and asks again [297]", async () => {
  ask
    .mockRejectedValueOnce(new Error("offline"))
    .mockImplementation(async () => Response.json({ id: "two" }));
  const { window, told } = fakeWindow("one");
  installVersionCheck(window, told);
  await vi.advanceTimersByTimeAsync(hourMs);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(hourMs);
  expect(told).toHaveBeenCalledOnce();
});

it("never asks on a page that does not know its version", async () => {
  const { window, told } = fakeWindow();
  installVersionCheck(window, told);
  await vi.advanceTimersByTimeAsync(hourMs);
  expect(ask).not.toHaveBeenCalled();
});

it("loads a page anew for a lost script part, once in ten seconds [207]", () => {
  const { window, reload } = fakeWindow("one");
  installChunkReload(window);
  const lose = () => window.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
  // The event is taken, so that the browser reports no error for a page that is about to go.
  expect(lose()).toBe(false);
  expect(lose()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10_000);
  lose();
  expect(reload).toHaveBeenCalledTimes(2);
});
