import { act, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sessionStore } from "./session-store.ts";
import { watchSession } from "./session-watch.client.ts";

const ask = vi.fn<typeof fetch>(async () => Response.json({ kind: "customer", loginToken: null }));

beforeEach(() => void vi.stubGlobal("fetch", ask));
afterEach(() => {
  document.cookie = "hearth-visitor=; Max-Age=0";
  vi.unstubAllGlobals();
  ask.mockClear();
  act(() => sessionStore.setState(sessionStore.getInitialState()));
});

it("loads the session when a page starts, and not where nobody can be signed in [163]", async () => {
  watchSession(window);
  await act(async () => {});
  expect(ask).not.toHaveBeenCalled();
  document.cookie = "hearth-visitor=customer";
  watchSession(window);
  await waitFor(() => expect(ask).toHaveBeenCalledOnce());
});
