import { expect, it } from "vitest";
import { type Evidence, mailTextIn, networkOf, type Request, withRequest } from "./evidence.ts";

const request = (at: string): Request => ({
  at,
  network: "203.0.113.0/24",
  storefrontUrl: "https://shop.example",
  formText: "2026-08",
  mailText: "…",
});
const trace = { at: "2026-08-02", network: "203.0.113.0/24" };

it.each([
  ["203.0.113.77", "203.0.113.0/24"],
  ["::ffff:203.0.113.77", "203.0.113.0/24"],
  ["2001:DB8:1:2:3:4:5:6", "2001:db8:1::/48"],
  ["2001:db8::1", "2001:db8::/48"],
  ["::1", "::/48"],
])("keeps of %s only %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it("forgets a request nobody confirmed when there is a new one", () => {
  const evidence = withRequest(withRequest({}, request("1")), request("2"));
  expect(evidence).toEqual({ requested: request("2") });
});

it("keeps consents that ended", () => {
  const ended: Evidence = { requested: request("1"), confirmed: trace, left: trace };
  const again = withRequest(ended, request("2"));
  expect(again).toEqual({ requested: request("2"), former: [ended] });
  expect(withRequest(again, request("3"))).toEqual({ requested: request("3"), former: [ended] });
});

it("knows what the mail said, in the language it was sent in", () => {
  expect(mailTextIn("de-DE")).toContain("Newsletter");
  expect(mailTextIn("pl-PL")).not.toBe(mailTextIn("de-DE"));
  expect(mailTextIn("fr-FR")).toBe(mailTextIn("de-DE"));
});
