import { expect, it } from "vitest";
import { type Component, findLicenceProblems } from "./licences.ts";

const component = (ref: string, ...ids: string[]): Component => ({
  "bom-ref": ref,
  licenses: ids.map((id) => (/ (AND|OR) /.test(id) ? { expression: id } : { license: { id } })),
});
/** Whose exceptions would be missed else. */
const known = [component("@img/sharp-linux-x64@1.0.0", "LGPL-3.0-or-later"), component("png-js@2.0.0")];
const problemsOf = (...components: Component[]) => findLicenceProblems([...known, ...components]);

it.each([["MIT"], ["Apache-2.0"], ["(MIT OR GPL-3.0-only)"], ["MIT AND ISC"]])("takes %s", (licence) => {
  expect(problemsOf(component("a@1.0.0", licence))).toEqual([]);
});

it.each(["GPL-3.0-only", "LGPL-3.0-or-later", "MIT AND AGPL-3.0-only", "SSPL-1.0", "UNLICENSED"])(
  "refuses %s",
  (licence) => {
    expect(problemsOf(component("@a/b@1.0.0", licence))).toEqual([
      `@a/b: licence ${licence} is not on the list`,
    ]);
  },
);

it("refuses a package that names none", () => {
  expect(problemsOf(component("a@1.0.0"))).toEqual(["a: licence not named is not on the list"]);
});

it("takes an exception for the package it was made for, and tells when that has gone", () => {
  expect(findLicenceProblems(known)).toEqual([]);
  expect(findLicenceProblems(known.slice(1))).toEqual([
    "no package ^@img\\/sharp- any more: remove its exception",
  ]);
});
