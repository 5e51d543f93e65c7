import { act, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SEEN_KEY } from "./seen-visitor.ts";
import { addLoginWork, sessionStore } from "./session-store.ts";
import { watchSession } from "./session-watch.client.ts";

const ask = vi.fn<typeof fetch>();

function visitor(hint: "customer" | "guest" | null): void {
  document.cookie = hint ? `hearth-visitor=${hint}` : "hearth-visitor=; Max-Age=0";
}

beforeEach(() => {
  ask.mockReset();
  vi.stubGlobal("fetch", ask);
  localStorage.clear();
  visitor(null);
});
afterEach(() => {
  visitor(null);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  act(() => sessionStore.setState(sessionStore.getInitialState()));
});

it("asks again when the window is looked at, and at no other time [155, 164]", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "setTimeout"] });
  ask.mockImplementation(async () => Response.json({ kind: "customer", loginToken: null }));
  visitor("customer");
  watchSession(window);
  await vi.waitFor(() => expect(sessionStore.getState().refreshedAt).not.toBeNull());
  await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
  expect(ask).toHaveBeenCalledOnce();

  const now = Date.now();
  const state = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(sessionStore.getState().status).toBe("authenticated");
  state.mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(sessionStore.getState().status).toBe("loading");
  await vi.waitFor(() => expect(sessionStore.getState().refreshedAt).toBeGreaterThanOrEqual(now));
  expect(sessionStore.getState().status).toBe("authenticated");
});

it("asks nobody about a visitor who never signed in", () => {
  watchSession(window);
  expect(ask).not.toHaveBeenCalled();
  expect(sessionStore.getState()).toEqual(sessionStore.getInitialState());
});

it("has the work of a sign-in done once, whichever page sees it first [155, 162, 170]", async () => {
  ask.mockImplementation(async () => Response.json({ kind: "customer", loginToken: "one" }));
  const work = vi.fn<() => Promise<void>>(async () => {});
  const forget = addLoginWork(work);
  visitor("customer");
  watchSession(window);
  expect(sessionStore.getState()).toMatchObject({ kind: "customer", status: "loading" });
  await waitFor(() => expect(work).toHaveBeenCalledOnce());
  expect(sessionStore.getState()).toEqual({
    kind: "customer",
    status: "authenticated",
    refreshedAt: expect.any(Number),
    version: 1,
  });

  // A part that begins to run later.
  const late = vi.fn<() => Promise<void>>(async () => {});
  addLoginWork(late)();
  expect(late).toHaveBeenCalledOnce();

  watchSession(window);
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(sessionStore.getState().status).toBe("authenticated"));
  expect(work).toHaveBeenCalledOnce();
  forget();
});

it("counts a change when whoever was there has left", () => {
  localStorage.setItem(SEEN_KEY, "1");
  watchSession(window);
  expect(sessionStore.getState()).toMatchObject({ kind: "anonymous", version: 1 });
  expect(localStorage.getItem(SEEN_KEY)).toBeNull();
});

it.each([
  ["nobody answers", async () => Promise.reject(new Error("offline"))],
  ["the shop fails", async () => new Response(null, { status: 502 })],
])("knows nobody when %s, only logs it, and forgets nothing of the session [246]", async (_name, answer) => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  localStorage.setItem(SEEN_KEY, "1");
  ask.mockImplementation(answer);
  visitor("customer");
  watchSession(window);
  expect(sessionStore.getState()).toMatchObject({ kind: "customer", status: "loading" });
  await waitFor(() => expect(sessionStore.getState().status).toBe("unauthenticated"));
  expect(sessionStore.getState()).toMatchObject({ kind: "anonymous", status: "unauthenticated", version: 0 });
  expect(log).toHaveBeenCalledOnce();
  expect([document.cookie, localStorage.getItem(SEEN_KEY)]).toEqual(["hearth-visitor=customer", "1"]);

  // The next look finds who is there.
  ask.mockImplementation(async () => Response.json({ kind: "customer", loginToken: null }));
  watchSession(window);
  await waitFor(() =>
    expect(sessionStore.getState()).toMatchObject({ kind: "customer", status: "authenticated" }),
  );
});

// The last one: what this page does about a sign-in, it does for all that follows.
it("signs out at the auth handler when what a sign-in needs cannot be done [172, 272]", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  ask.mockImplementation(async (url) => {
    if (url === "/session") return Response.json({ kind: "customer", loginToken: "broken" });
    return Response.json(url === "/api/auth/csrf" ? { csrfToken: "secret" } : { url: "/" });
  });
  const forget = addLoginWork(() => Promise.reject(new Error("the wishlist was lost")));
  visitor("customer");
  watchSession(window);
  await waitFor(() => expect(reload).toHaveBeenCalled());
  const [url, request] = ask.mock.calls.at(-1) ?? [];
  expect(url).toBe("/api/auth/signout");
  expect(new URLSearchParams(request?.body as URLSearchParams).get("csrfToken")).toBe("secret");
  forget();
});
