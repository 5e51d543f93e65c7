import { act } from "@testing-library/react";
import { vi } from "vitest";
import type { CartAnswer } from "../change/cart-answer.ts";
import { cartStore } from "./cart-store.ts";

interface Sent {
  path: string;
  fields: Record<string, string>;
  answer: (answer: CartAnswer) => Promise<void>;
  fail: () => Promise<void>;
}

/** A shop whose answers come when the test says so. */
export function stubShop(): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal(
    "fetch",
    (path: string, init: RequestInit = {}) =>
      new Promise<Response>((resolve, reject) => {
        const fields = Object.fromEntries(new URLSearchParams(init.body as URLSearchParams | undefined));
        sent.push({
          path,
          fields,
          answer: (answer) => act(async () => resolve(Response.json(answer))),
          fail: () => act(async () => reject(new TypeError("no network"))),
        });
      }),
  );
  return sent;
}

/** Tests share a page. */
export function forgetCart(): void {
  vi.unstubAllGlobals();
  localStorage.clear();
  act(() => cartStore.setState(cartStore.getInitialState(), true));
}
