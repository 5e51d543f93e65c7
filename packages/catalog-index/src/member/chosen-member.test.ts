import { describe, expect, it } from "vitest";
import { chosenMember, type NamedMember } from "./chosen-member.ts";

const member = (productId: string, more: Partial<NamedMember> = {}): NamedMember => ({
  productId,
  numbers: [],
  options: [],
  priceCents: 1000,
  available: true,
  optionNames: [],
  ...more,
});

const pumps = [
  member("6", { numbers: ["NW-AM-06", "4006000000060"], optionNames: ["6 kW", "230 V"], priceCents: 600 }),
  member("8", { numbers: ["NW-AM-08", "4006000000084"], optionNames: ["8 kW", "230 V"], priceCents: 800 }),
  member("8s", { numbers: ["NW-AM-08-S"], optionNames: ["8 kW", "400 V"], priceCents: 850 }),
  member("12", { numbers: ["NW-AM-12"], optionNames: ["12 kW", "400 V"], priceCents: 1200 }),
];

describe("the member a hit is shown as", () => {
  it.each([
    ["NW-AM-08", "8"],
    ["nwam08", "8"],
    ["NW AM 08 S", "8s"],
    ["4006000000084", "8"],
    ["NW-AM-1", "12"],
    ["AM-08-S", "8s"],
    ["am12", "12"],
    ["Wärmepumpe 8 kW", "8"],
    ["wärmepumpe 8kw leise", "8"],
    ["Wärmepumpe 8 kW 400 V", "8s"],
    ["Wärmepumpe 400V", "8s"],
    ["Wärmepumpe 8,0 kW", "8"],
    ["Wärmepumpe", null],
    ["Wärmepumpe 18 kW", null],
    ["NW-AM", null],
  ])("%s is %s", (term, expected) => {
    expect(chosenMember(pumps, pumps, term)).toBe(expected);
  });

  it("is the cheapest of those that fit the filters", () => {
    expect(chosenMember(pumps, pumps.slice(1), null)).toBe("8");
  });

  it("is one that can be had, if any can", () => {
    const members = pumps.map((each) => ({ ...each, available: each.productId !== "8" }));
    expect(chosenMember(members, members.slice(1), null)).toBe("8s");
    expect(chosenMember(members, members.slice(1, 2), null)).toBe("8");
    expect(chosenMember(members.slice(0, 1), members.slice(0, 1), null)).toBe("6");
  });

  it("stays among those that fit when the words name another", () => {
    expect(chosenMember(pumps, pumps.slice(2), "6 kW")).toBe("8s");
  });
});
