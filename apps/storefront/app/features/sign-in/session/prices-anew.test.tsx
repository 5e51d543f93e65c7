import { act, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { askSession } from "./ask-session.client.ts";
import { sessionStore } from "./session-store.ts";

/* A page that shows other prices than its visitor's is loaded anew, once, and never over somebody's typing. */
const ask = vi.fn<typeof fetch>();
const reload = vi.fn<() => void>();
let prices: string | null;

beforeEach(() => {
  prices = "trade.net";
  ask.mockImplementation(async () => Response.json({ kind: "customer", loginToken: null, prices }));
  vi.stubGlobal("fetch", ask);
  vi.spyOn(location, "reload").mockImplementation(reload);
});
afterEach(() => {
  reload.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  document.body.replaceChildren();
  delete document.documentElement.dataset.prices;
  act(() => sessionStore.setState(sessionStore.getInitialState()));
});

const look = () => act(() => askSession(document));

it("is loaded anew once for each difference", async () => {
  await look();
  expect(reload).toHaveBeenCalledTimes(1);
  // The server's last word, though the page is a reload or was restored a hundred times.
  await look();
  expect(reload).toHaveBeenCalledTimes(1);
  document.documentElement.dataset.prices = "trade.net";
  await look();
  expect(reload).toHaveBeenCalledTimes(1);
  // Signed out in another tab, and in again.
  prices = null;
  await look();
  expect(reload).toHaveBeenCalledTimes(2);
  delete document.documentElement.dataset.prices;
  await look();
  prices = "trade.net";
  await look();
  expect(reload).toHaveBeenCalledTimes(3);
});

it.each(["/checkout", "/pl-PL/account/address"])("is left alone at %s", async (path) => {
  history.replaceState(null, "", path);
  await look();
  await waitFor(() => expect(sessionStore.getState().status).toBe("authenticated"));
  expect(reload).not.toHaveBeenCalled();
});

it("is left alone while somebody types", async () => {
  const message = document.createElement("textarea");
  document.body.append(message);
  message.value = "Passt der Kessel";
  await look();
  expect(reload).not.toHaveBeenCalled();
  message.value = "";
  await look();
  expect(reload).toHaveBeenCalledTimes(1);
});
