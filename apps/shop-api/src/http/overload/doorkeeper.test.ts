import { expect, it } from "vitest";
import { overloadSettings } from "../../platform/config/overload-config.ts";
import { createDoorkeeper } from "./doorkeeper.ts";

function keeper(settings: Partial<ReturnType<typeof overloadSettings>>, loopDelayMs = 0) {
  const refused: string[] = [];
  const admit = createDoorkeeper({
    overload: { ...overloadSettings((_name, fallback) => fallback), ...settings },
    loopDelay: { ms: () => loopDelayMs },
    metrics: { refused: (area) => void refused.push(area) },
  });
  return { admit, refused };
}

const forEver = () => new Promise<never>(() => {});
const atOnce = async () => "done";

it("turns browsing away first, then carts, last whoever pays", async () => {
  const { admit, refused } = keeper({ requestsAtOnce: 1 });
  admit("browse", forEver).catch(() => undefined);
  await expect(admit("browse", atOnce)).rejects.toThrow("cannot be begun");
  expect(await admit("cart", atOnce)).toBe("done");
  admit("cart", forEver).catch(() => undefined);
  await expect(admit("cart", atOnce)).rejects.toThrow("cannot be begun");
  expect(await admit("checkout", atOnce)).toBe("done");
  expect(refused).toEqual(["browse", "cart"]);
});

it("begins nothing it turns away, and has room again when others are done", async () => {
  const { admit } = keeper({ requestsAtOnce: 1 });
  let end: (value?: unknown) => void = () => {};
  const first = admit("browse", () => new Promise((resolve) => (end = resolve)));
  let isBegun = false;
  await expect(admit("browse", async () => void (isBegun = true))).rejects.toThrow("cannot be begun");
  expect(isBegun).toBe(false);
  end();
  await first;
  expect(await admit("browse", atOnce)).toBe("done");
});

it("turns browsing away while the process is late", async () => {
  const { admit } = keeper({ loopDelayMs: 100 }, 150);
  await expect(admit("browse", atOnce)).rejects.toThrow("cannot be begun");
  expect(await admit("cart", atOnce)).toBe("done");
});

it("answers what takes too long", async () => {
  const { admit } = keeper({ deadlineMs: 2 });
  await expect(admit("cart", forEver)).rejects.toThrow("too long");
  await expect(admit("checkout", forEver)).rejects.toThrow("too long");
});
