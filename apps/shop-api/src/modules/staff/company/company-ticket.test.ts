import { expect, it } from "vitest";
import { openTicket, sealTicket } from "./company-ticket.ts";

const keys = ["a key of thirty-two characters!!"];
const proof = { state: "s", nonce: "n", verifier: "v" };
const NOW = Date.UTC(2026, 10, 18);
const MINUTE = 60_000;

it.each([
  ["at once", NOW, keys, proof],
  ["just in time", NOW + 10 * MINUTE - 1, keys, proof],
  ["too late", NOW + 10 * MINUTE, keys, null],
  ["with the key of somebody else", NOW, ["another key of thirty-two letters"], null],
])("is opened %s", (_when, now, with_, expected) => {
  expect(openTicket(with_, sealTicket(keys, proof, NOW), now)).toEqual(expected);
});

it("is nothing that somebody made up", () => {
  expect(openTicket(keys, "made up", NOW)).toBeNull();
});
