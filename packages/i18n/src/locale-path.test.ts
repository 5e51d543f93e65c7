import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { locales } from "./locale.ts";
import { localePath, splitLocale } from "./locale-path.ts";

describe("splitLocale", () => {
  it.each([
    ["/", "de-DE", "/"],
    ["/kontakt", "de-DE", "/kontakt"],
    ["/en-GB", "en-GB", "/"],
    ["/en-GB/", "en-GB", "/"],
    ["/en-GB/contact", "en-GB", "/contact"],
    ["/pl-PL/pompy-ciepla/powietrze-woda", "pl-PL", "/pompy-ciepla/powietrze-woda"],
    ["/pv-xl/modul", "de-DE", "/pv-xl/modul"],
    ["/en-gb", "de-DE", "/en-gb"],
    ["/en-GBx", "de-DE", "/en-GBx"],
  ])("reads %s as %s %s [14]", (pathname, locale, path) => {
    expect(splitLocale(pathname)).toEqual({ kind: "known", locale, path });
  });

  it.each(["/fr-FR", "/en-US/contact", "/de-DE", "/de-DE/kontakt"])(
    "calls the prefix of %s unknown",
    (pathname) => {
      expect(splitLocale(pathname).kind).toBe("unknown");
    },
  );
});

describe("localePath", () => {
  it.each([
    ["de-DE", "/", "/"],
    ["de-DE", "kontakt", "/kontakt"],
    ["en-GB", "/", "/en-GB"],
    ["pl-PL", "kontakt", "/pl-PL/kontakt"],
  ] as const)("writes %s %s as %s [14]", (locale, path, expected) => {
    expect(localePath(locale, path)).toBe(expected);
  });

  it("is undone by splitLocale for every slug", () => {
    const slug = fc.stringMatching(/^[a-z0-9]{3,12}(-[a-z0-9]{1,8})?(\/[a-z0-9-]{1,12}){0,3}$/);
    fc.assert(
      fc.property(fc.constantFrom(...locales), slug, (locale, path) => {
        expect(splitLocale(localePath(locale, path))).toEqual({ kind: "known", locale, path: `/${path}` });
      }),
    );
  });
});
