import { expect, it } from "vitest";
import { isSecret } from "./is-secret.ts";
import { readKeyRing, signingKey } from "./key-ring.ts";

const newKey = "the key that seals from today on, new";
const oldKey = "the key that sealed until yesterday, old";

it("signs with the newest key and knows the one before", () => {
  const keys = readKeyRing({ SEAL: newKey, SEAL_PREVIOUS: oldKey }, "SEAL");
  expect(keys).toEqual([newKey, oldKey]);
  expect(signingKey(keys)).toBe(newKey);
});

it.each([
  [{ SEAL: newKey }, [newKey]],
  [{ SEAL: newKey, SEAL_PREVIOUS: "" }, [newKey]],
  [{}, []],
  [{ SEAL: "", SEAL_PREVIOUS: "" }, []],
])("reads %j as %j", (env, keys) => {
  expect(readKeyRing(env, "SEAL")).toEqual(keys);
});

it("refuses a former key alone, and keys that are too short", () => {
  expect(() => readKeyRing({ SEAL_PREVIOUS: oldKey }, "SEAL")).toThrow(
    "SEAL_PREVIOUS is set, though SEAL is not",
  );
  expect(() => readKeyRing({ SEAL: "short" }, "SEAL")).toThrow("SEAL must be set, with 32 characters");
  expect(() => readKeyRing({ SEAL: newKey, SEAL_PREVIOUS: "short" }, "SEAL")).toThrow(
    "SEAL_PREVIOUS must be set, with 32 characters",
  );
  expect(() => signingKey([])).toThrow("There is no key to sign with");
});

it("lets in whoever knows one of the keys", () => {
  const keys = ["new", "old"];
  expect(["new", "old", "older", "", undefined].map((given) => isSecret(keys, given))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(isSecret([], "")).toBe(false);
});
