import { afterEach, expect, it, vi } from "vitest";
import { readStored, writeStored } from "./stored-value.ts";

afterEach(() => vi.unstubAllGlobals());

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

it("keeps a value in the area that was named, and forgets it", () => {
  vi.stubGlobal("window", { localStorage: storage(), sessionStorage: storage() });
  expect(readStored("a")).toBeNull();
  expect(writeStored("a", "1")).toBe(true);
  expect(readStored("a")).toBe("1");
  expect(readStored("a", "sessionStorage")).toBeNull();
  expect(writeStored("a", null)).toBe(true);
  expect(readStored("a")).toBeNull();
});

it("goes on where storage is refused", () => {
  const refused = {
    get localStorage(): Storage {
      throw new DOMException("refused", "SecurityError");
    },
  };
  vi.stubGlobal("window", refused);
  expect(readStored("a")).toBeNull();
  expect(writeStored("a", "1")).toBe(false);
});

it("says when there is no room left", () => {
  const full = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.stubGlobal("window", { localStorage: { ...storage(), setItem: full } });
  expect(writeStored("a", "1")).toBe(false);
});
