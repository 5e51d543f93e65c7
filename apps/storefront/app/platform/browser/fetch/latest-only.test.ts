import { expect, it } from "vitest";
import { createLatestOnly } from "./latest-only.ts";

it("drops the slow answer to an older question", async () => {
  const latest = createLatestOnly();
  const slow = Promise.withResolvers<string>();
  const first = latest.ask(() => slow.promise);
  const second = latest.ask(() => Promise.resolve("new"));
  slow.resolve("old");
  expect(await Promise.all([first, second])).toEqual(["stale", "new"]);
});

it("tells the older question to stop", () => {
  const latest = createLatestOnly();
  let signal: AbortSignal | undefined;
  void latest.ask((given) => {
    signal = given;
    return new Promise(() => undefined);
  });
  void latest.ask(() => Promise.resolve());
  expect(signal?.aborted).toBe(true);
});

it("a failure of an older question is no failure", async () => {
  const latest = createLatestOnly();
  const failing = Promise.withResolvers<string>();
  const first = latest.ask(() => failing.promise);
  void latest.ask(() => Promise.resolve("new"));
  failing.reject(new Error("lost"));
  expect(await first).toBe("stale");
});

it("a failure of the newest one is thrown", async () => {
  await expect(createLatestOnly().ask(() => Promise.reject(new Error("lost")))).rejects.toThrow("lost");
});
