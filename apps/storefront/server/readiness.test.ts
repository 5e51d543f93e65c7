import { expect, it } from "vitest";
import type { App } from "../app/platform/http/app.server.ts";
import { createLog } from "../app/platform/http/log.server.ts";
import { createReadiness } from "./readiness.ts";

const log = createLog({ write: () => undefined });

function open() {
  const state = { isShopThere: false, isDraining: false };
  const ready = async () => {
    if (!state.isShopThere) throw new Error("away");
  };
  const app = async () => ({ ready }) as unknown as App;
  const ask = createReadiness({ app }, log, { isDraining: () => state.isDraining });
  return { state, status: async () => (await ask())[0] };
}

it("waits for the shop once, and stays ready when it goes away", async () => {
  const { state, status } = open();
  expect(await status()).toBe(503);
  state.isShopThere = true;
  expect(await status()).toBe(200);
  state.isShopThere = false;
  expect(await status()).toBe(200);
});

it("is not ready once it is to end", async () => {
  const { state, status } = open();
  state.isShopThere = true;
  expect(await status()).toBe(200);
  state.isDraining = true;
  expect(await status()).toBe(503);
});
