import { expect, it } from "vitest";
import { faults, germany, ireland, poland } from "../form.fixture.ts";
import { checkVatIds, isVatId, vatIdFormats } from "./vat-id.ts";

/** One made-up id of each form the European Commission lists, and one that is a character off. */
const examples: [iso: string, good: string[], bad: string[]][] = [
  ["AT", ["ATU12345678"], ["AT12345678", "ATU1234567"]],
  ["BE", ["BE0123456789", "BE1123456789"], ["BE2123456789", "BE123456789"]],
  ["BG", ["BG123456789", "BG1234567890"], ["BG12345678"]],
  ["CY", ["CY12345678X"], ["CY123456789"]],
  ["CZ", ["CZ12345678", "CZ123456789", "CZ1234567890"], ["CZ1234567"]],
  ["DE", ["DE123456789"], ["DE12345678", "DE1234567890"]],
  ["DK", ["DK12345678"], ["DK123456789"]],
  ["EE", ["EE123456789"], ["EE12345678"]],
  ["ES", ["ESA1234567B", "ESA12345678", "ES12345678Z"], ["ES123456789"]],
  ["FI", ["FI12345678"], ["FI1234567"]],
  ["FR", ["FR12345678901", "FRXX123456789", "FR1A123456789"], ["FROO123456789"]],
  ["GB", ["XI123456789", "XI123456789012", "XIGD499", "XIHA500"], ["GB123456789", "XIGD500", "XIHA499"]],
  ["GR", ["EL123456789"], ["GR123456789"]],
  ["HR", ["HR12345678901"], ["HR1234567890"]],
  ["HU", ["HU12345678"], ["HU123456789"]],
  ["IE", ["IE1234567A", "IE1A23456B", "IE1234567WI", "IE1+23456X"], ["IE12345678"]],
  ["IT", ["IT12345678901"], ["IT1234567890"]],
  ["LT", ["LT123456789", "LT123456789012"], ["LT1234567890"]],
  ["LU", ["LU12345678"], ["LU1234567"]],
  ["LV", ["LV12345678901"], ["LV123456789"]],
  ["MT", ["MT12345678"], ["MT1234567"]],
  ["NL", ["NL123456789B01"], ["NL12345678901", "NL123456789A01"]],
  ["PL", ["PL1234567890"], ["PL123456789"]],
  ["PT", ["PT123456789"], ["PT12345678"]],
  ["RO", ["RO12", "RO1234567890"], ["RO1", "RO12345678901"]],
  ["SE", ["SE123456789012"], ["SE1234567890"]],
  ["SI", ["SI12345678"], ["SI1234567"]],
  ["SK", ["SK1234567890"], ["SK123456789"]],
];

it("has a form for every member state and Northern Ireland", () => {
  expect(Object.keys(vatIdFormats)).toEqual(examples.map(([iso]) => iso));
  expect(examples).toHaveLength(28);
});

it.each(examples)("%s: %j, but not %j [213]", (iso, right, wrong) => {
  const country = { iso, vatIdPattern: null };
  for (const id of right) expect(isVatId(id, country), id).toBe(true);
  for (const id of [...wrong, `${right[0]}\n`, "", "XX1"]) expect(isVatId(id, country), id).toBe(false);
});

it.each<[unknown, string[]]>([
  ["de 123.456-789", ["DE123456789"]],
  [["DE123456789", "", "DE 123456789"], ["DE123456789"]],
  [undefined, []],
  [[], []],
])("keeps %j as %j", (raw, value) => {
  expect(checkVatIds(raw, germany, "/vatIds")).toEqual({ ok: true, value });
});

it("asks the country for its own form first, then for that of the Union, then for anything", () => {
  const wrong = ["/vatIds VAT_ID_FORMAT_NOT_CORRECT"];
  expect(faults(checkVatIds(["PL1234567890"], germany, "/vatIds"))).toEqual(wrong);
  expect(faults(checkVatIds(["PL1234567890"], poland, "/vatIds"))).toEqual([]);
  expect(faults(checkVatIds(["DE123456789"], ireland, "/vatIds"))).toEqual(wrong);
  const swiss = { ...ireland, iso: "CH" };
  expect(faults(checkVatIds(["CHE-123.456.789 MWST"], swiss, "/vatIds"))).toEqual([]);
  expect(faults(checkVatIds([{}], swiss, "/vatIds"))).toEqual(wrong);
  expect(faults(checkVatIds(["DE123456789"], undefined, "/vatIds"))).toEqual([]);
  expect(
    faults(
      checkVatIds(
        ["1", "2", "3", "4", "5", "6"].map((n) => `DE12345678${n}`),
        germany,
        "/vatIds",
      ),
    ),
  ).toEqual(wrong);
});

it("misses it where the country wants one", () => {
  expect(faults(checkVatIds([" "], poland, "/vatIds"))).toEqual(["/vatIds IS_BLANK_ERROR"]);
});
