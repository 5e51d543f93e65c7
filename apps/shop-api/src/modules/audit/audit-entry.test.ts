import { expect, it } from "vitest";
import { type ChainedEntry, hashOfEntry, recorded } from "./audit-entry.ts";

const entry: ChainedEntry = {
  id: 1,
  at: "2026-11-17T12:00:00.000Z",
  staffId: "a".repeat(32),
  staff: "ada@example.com",
  action: "approveReview",
  resource: "review",
  object: "b".repeat(32),
  before: '{"state":"pending"}',
  after: '{"state":"approved"}',
  address: "192.0.2.1",
  device: "Firefox, Linux",
  previousHash: "0".repeat(64),
};

it.each(Object.keys(entry) as (keyof ChainedEntry)[])("another %s is another hash", (field) => {
  const other = { ...entry, [field]: field === "id" ? 2 : `${entry[field]} ` };
  expect(hashOfEntry(other)).not.toBe(hashOfEntry(entry));
});

it("tells nothing from null, and fields from each other", () => {
  const hashes = [
    { ...entry, before: null },
    { ...entry, before: "" },
    { ...entry, before: "null" },
    { ...entry, before: entry.after, after: entry.before },
    { ...entry, action: "approveReviewreview", resource: "" },
  ].map(hashOfEntry);
  expect(new Set(hashes).size).toBe(hashes.length);
});

it.each([
  [undefined, null],
  [null, null],
  [{ name: "Ada", password: "x", newPassword: "y" }, '{"name":"Ada"}'],
  [{ totpSecret: "x", secret: "x", token: "x", tokenHash: "x", recoveryCode: "x" }, "{}"],
  [{ list: [{ code: "x", id: 1 }] }, '{"list":[{"id":1}]}'],
  ["a\0b", '"ab"'],
  [{ name: "half \ud800" }, '{"name":"half \ufffd"}'],
])("of %j it keeps %j", (value, kept) => {
  expect(recorded(value)).toBe(kept);
});
