import { describe, expect, it } from "vitest";
import { readTrustedProxies } from "./trusted-proxies.ts";
import { visitorAddress } from "./visitor-address.ts";

const visitor = "203.0.113.7";
const behind = (hops: number) =>
  readTrustedProxies({ TRUSTED_PROXIES: "10.0.0.0/8,2001:db8:f::/48", TRUSTED_HOPS: String(hops) });

it("is the peer where nobody is trusted, whatever the header says", () => {
  expect(visitorAddress(visitor, "192.0.2.1", readTrustedProxies({}))).toBe(visitor);
});

it("is the peer where the peer is no proxy", () => {
  expect(visitorAddress(visitor, "192.0.2.1", behind(1))).toBe(visitor);
});

describe("behind one proxy", () => {
  it.each([
    ["alone", visitor],
    ["after a forged name", `192.0.2.1, ${visitor}`],
    ["after a forged proxy", `192.0.2.1,10.0.0.9,${visitor}`],
    ["with a port", `${visitor}:4711`],
    ["as IPv4 in IPv6", `::ffff:${visitor}`],
  ])("is the last name, %s", (_how, forwarded) => {
    expect(visitorAddress("::ffff:10.0.0.1", forwarded, behind(1))).toBe(visitor);
  });

  it("may itself sit in the network of the proxies, and cannot forge from there", () => {
    expect(visitorAddress("10.0.0.1", "192.0.2.1, 10.0.0.77", behind(1))).toBe("10.0.0.77");
  });

  it("is the proxy where it named nobody", () => {
    expect(visitorAddress("10.0.0.1", undefined, behind(1))).toBe("10.0.0.1");
    expect(visitorAddress("10.0.0.1", "unknown", behind(1))).toBe("10.0.0.1");
  });

  it("may have an IPv6 address", () => {
    expect(visitorAddress("2001:db8:f::1", "[2001:DB8:1::7]:443", behind(1))).toBe("2001:db8:1::7");
  });
});

describe("behind two proxies", () => {
  it("is the last but one name", () => {
    expect(visitorAddress("10.0.0.1", `192.0.2.1, ${visitor}, 10.0.0.2`, behind(2))).toBe(visitor);
  });

  it("who went around the first of them gains nothing", () => {
    expect(visitorAddress("10.0.0.1", `192.0.2.1, ${visitor}`, behind(2))).toBe(visitor);
  });

  it("is the first proxy where only one hop is trusted", () => {
    expect(visitorAddress("10.0.0.1", `${visitor}, 10.0.0.2`, behind(1))).toBe("10.0.0.2");
  });
});
