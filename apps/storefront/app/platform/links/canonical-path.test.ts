import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalPath, encodeSeoPath, LONGEST_URL, refuseUrl } from "./canonical-path.ts";

describe("canonicalPath", () => {
  it.each([
    ["/", "/"],
    ["/kontakt", "/kontakt"],
    ["/kontakt/", "/kontakt"],
    ["/en-GB/", "/en-GB"],
    ["//evil.example/", "/evil.example"],
    ["///evil.example//x//", "/evil.example/x"],
    ["/\\evil.example/", "/evil.example"],
  ])("turns %s into %s [15]", (asked, expected) => {
    expect(canonicalPath(asked)).toBe(expected);
  });

  it("never loops and never points to another host", () => {
    const path = fc.array(fc.constantFrom("/", "\\", "a", ".", "evil.example", "%2F"), { maxLength: 12 });
    fc.assert(
      fc.property(path, (parts) => {
        const once = canonicalPath(`/${parts.join("")}`);
        expect(canonicalPath(once)).toBe(once);
        expect(new URL(once, "https://shop.example").host).toBe("shop.example");
      }),
    );
  });
});

describe("refuseUrl", () => {
  it.each([
    ["/kontakt?x=%E0%A4%A", null],
    ["/%E0%A4%A", 400],
    ["/100%", 400],
    ["/a%00b", 400],
    ["/a%0Ab", 400],
    ["/k%C3%BCche", null],
    [`/${"a".repeat(LONGEST_URL - 1)}`, null],
    [`/${"a".repeat(LONGEST_URL)}`, 414],
  ])("answers %.30s with %s [228]", (target, status) => {
    expect(refuseUrl(target)?.status ?? null).toBe(status);
  });

  it("says 'URL Input too long' [228]", () => {
    expect(refuseUrl("/".repeat(LONGEST_URL + 1))?.message).toBe("URL Input too long");
  });
});

describe("encodeSeoPath", () => {
  it.each([
    ["heizung/heizkörper", "/heizung/heizk%C3%B6rper"],
    ["a b", "/a%20b"],
    ["frage?#", "/frage%3F%23"],
    ["100%", "/100%25"],
    ["/fertig/", "/fertig"],
  ])("writes %s as %s", (stored, path) => {
    expect(encodeSeoPath(stored)).toBe(path);
  });

  it("is a fixed point, so a redirect to it is the last one", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (stored) => {
        fc.pre(stored.isWellFormed());
        const path = encodeSeoPath(stored);
        expect(encodeSeoPath(decodeURIComponent(path))).toBe(path);
      }),
    );
  });
});
