import { expect, it } from "vitest";
import { ProtocolFailure } from "./protocol-failure.ts";
import { readHashid } from "./read-hashid.ts";
import { readStats } from "./read-stats.ts";

const id = "a".repeat(32);
const codeOf = (work: () => unknown) => {
  try {
    work();
    return "nothing";
  } catch (error) {
    return error instanceof ProtocolFailure ? error.code : "not ours";
  }
};

it("reads a click whole, and of the others who it was", () => {
  const given = { session_id: "s", id, query: "speicher", position: "3" };
  const click = { type: "click", sessionId: "s", productId: id, query: "speicher", position: 3 };
  expect(readStats("click", given)).toEqual(click);
  const nothing = { productId: undefined, query: undefined, position: undefined };
  for (const type of ["init", "checkout", "image", "redirect"])
    expect(readStats(type, given)).toEqual({ type, sessionId: "s", ...nothing });
});

it.each<[string, Record<string, unknown>, string]>([
  ["init", {}, "session_required"],
  ["init", { session_id: " " }, "session_required"],
  ["init", { session_id: ["a", "b"] }, "invalid_session"],
  ["init", { session_id: "x".repeat(129) }, "invalid_session"],
  ["click", { session_id: "s" }, "invalid_stats"],
  ["click", { session_id: "s", id: "NW-1" }, "invalid_stats"],
  ["click", { session_id: "s", id, position: "0" }, "invalid_stats"],
  ["click", { session_id: "s", id, position: "first" }, "invalid_stats"],
  ["click", { session_id: "s", id, query: "x".repeat(201) }, "invalid_stats"],
  ["constructor", { session_id: "s" }, "unknown_path"],
  ["cart", { session_id: "s" }, "unknown_path"],
])("%s with %j is %s", (type, given, code) => {
  expect(codeOf(() => readStats(type, given))).toBe(code);
});

it.each([
  ["0123456789abcdef0123456789abcdef", undefined],
  ["0123456789abcdef0123456789abcdef-en", "en"],
  ["0123456789ABCDEF0123456789ABCDEF-PL", "pl"],
])("hashid %s", (hashid, language) => {
  expect(readHashid(hashid)).toEqual({ shop: "0123456789abcdef0123456789abcdef", language });
});

it.each(["", "x", "0123456789abcdef0123456789abcde", "0123456789abcdef0123456789abcdef-"])(
  "hashid %j is none",
  (hashid) => {
    expect(codeOf(() => readHashid(hashid))).toBe("invalid_hashid");
  },
);
