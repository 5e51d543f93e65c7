import type { Customer } from "@hearth/contract";
import { expect, it } from "vitest";
import { tradeStanding } from "./trade-standing.ts";

interface Known {
  type?: string;
  isNet?: boolean;
  state?: string;
}

const at = "2026-11-15T09:00:00.000Z";
const customer = ({ type = "business", isNet = false, state }: Known) =>
  ({
    accountType: type,
    group: { displayGross: !isNet },
    ...(state ? { extensions: { hearthGroupRequest: { state, at } } } : {}),
  }) as unknown as Customer;

it.each<[string, Known, string, string | null]>([
  ["a company that never asked", { state: "none" }, "none", null],
  ["a company of a shop that says nothing", {}, "none", null],
  ["a private customer", { type: "private", state: "none" }, "private", null],
  ["whoever waits for an answer", { state: "requested" }, "requested", at],
  ["whoever was let in", { isNet: true, state: "accepted" }, "accepted", at],
  ["whoever was always in", { isNet: true }, "accepted", null],
  ["whoever was refused", { state: "declined" }, "declined", at],
  // Taken out of the group again: nothing is promised any more.
  ["whoever is not in any more", { state: "accepted" }, "none", null],
])("%s", (_who, known, state, since) => {
  expect(tradeStanding(customer(known))).toEqual({ state, at: since });
});
