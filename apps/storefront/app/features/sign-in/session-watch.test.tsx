import { act, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { seenKey } from "./seen-visitor.ts";
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
  vi.unstubAllGlobals();
  act(() => sessionStore.setState(sessionStore.getInitialState()));
});

it("asks nobody about a visitor who never signed in", () => {
  watchSession(window);
  expect(ask).not.toHaveBeenCalled();
  expect(sessionStore.getState()).toEqual(sessionStore.getInitialState());
});

it("has the work of a sign-in done once, whichever page sees it first", async () => {
  ask.mockImplementation(async () => Response.json({ kind: "customer", loginToken: "one" }));
  const work = vi.fn<() => Promise<void>>(async () => {});
  const forget = addLoginWork(work);
  visitor("customer");
  watchSession(window);
  expect(sessionStore.getState()).toMatchObject({ kind: "customer", status: "loading" });
  await waitFor(() => expect(work).toHaveBeenCalledOnce());
  expect(sessionStore.getState()).toEqual({ kind: "customer", status: "authenticated", version: 1 });

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
  localStorage.setItem(seenKey, "1");
  watchSession(window);
  expect(sessionStore.getState()).toMatchObject({ kind: "anonymous", version: 1 });
  expect(localStorage.getItem(seenKey)).toBeNull();
});

it("believes the hint when the shop does not answer", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  ask.mockRejectedValue(new Error("offline"));
  visitor("customer");
  watchSession(window);
  await waitFor(() => expect(sessionStore.getState().status).toBe("authenticated"));
});
