import { afterEach, expect, it, vi } from "vitest";
import { fetchAuth } from "./fetch-auth.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  ["an answer that never comes", () => Promise.reject(new TypeError("offline"))],
  ["an answer of 500", async () => new Response("{}", { status: 500 })],
  ["an answer that is no JSON", async () => new Response("<html>")],
])("%s is an error on the console and a general one for whoever asked [310]", async (_what, answer) => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("fetch", answer);
  await expect(fetchAuth("csrf")).rejects.toThrow(/^Runtime error/);
  expect(log).toHaveBeenCalledOnce();
});
