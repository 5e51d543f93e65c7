import { expect, it } from "vitest";
import { type MergeRefusal, mergeRefusals, type MergeSide, refusalsOf } from "./merge.ts";

const account: MergeSide = {
  id: "1",
  salesChannelId: "shop",
  isGuest: false,
  state: "active",
  groupId: "private",
  asksForGroup: false,
  openPayments: 0,
  openMessages: 0,
};
const other: MergeSide = { ...account, id: "2" };

const cases: [string, Partial<MergeSide>, Partial<MergeSide>, MergeRefusal[]][] = [
  ["two accounts of one person", {}, {}, []],
  ["a guest into an account", { groupId: "trade" }, { isGuest: true }, []],
  ["one with itself", {}, { id: "1" }, ["SAME_ACCOUNT"]],
  ["of two shops", {}, { salesChannelId: "else" }, ["OTHER_CHANNEL"]],
  ["an account into a guest", { isGuest: true }, {}, ["INTO_A_GUEST"]],
  ["a blocked one into another", {}, { state: "blocked" }, ["BLOCKED"]],
  ["another into a blocked one", { state: "blocked" }, {}, ["BLOCKED"]],
  ["one whose mail link waits", {}, { state: "waiting" }, ["NOT_CONFIRMED"]],
  ["into one whose mail link waits", { state: "waiting" }, {}, ["NOT_CONFIRMED"]],
  ["of two groups", { groupId: "trade" }, {}, ["OTHER_GROUP"]],
  ["one that asks for a group", {}, { asksForGroup: true }, ["ASKS_FOR_A_GROUP"]],
  ["into one that asks for a group", { asksForGroup: true }, {}, []],
  ["one that pays right now", {}, { openPayments: 1 }, ["OPEN_PAYMENT"]],
  ["into one that pays right now", { openPayments: 1 }, {}, []],
  ["one that wrote and waits", {}, { openMessages: 2 }, ["OPEN_MESSAGE"]],
  [
    "everything at once",
    { isGuest: true },
    { state: "blocked", openPayments: 1 },
    ["INTO_A_GUEST", "BLOCKED", "OPEN_PAYMENT"],
  ],
];

it.each(cases)("%s", (_title, stays, closes, refusals) => {
  expect(refusalsOf({ ...account, ...stays }, { ...other, ...closes })).toEqual(refusals);
});

it("has a case for every reason", () => {
  expect(new Set(cases.flatMap(([, , , refusals]) => refusals)).size).toBe(mergeRefusals.length);
});
