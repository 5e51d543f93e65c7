import type { AdminBanner } from "@hearth/admin-contract";
import { expect, it } from "vitest";
import { fieldsOf, inputOf, textIn } from "./banner-form.ts";

const banner: AdminBanner = {
  id: "1",
  texts: [
    { locale: "de-DE", text: "Neu", linkText: "Mehr", link: "/neu" },
    { locale: "en-GB", text: "New", linkText: null, link: null },
    { locale: "pl-PL", text: "Nowe", linkText: null, link: null },
  ],
  fromDay: "2026-11-18",
  untilDay: null,
  priority: 3,
  state: "shown",
  version: 1,
};

it("sends what it was given, and nothing for an empty field", () => {
  const { id: _id, state: _state, version: _version, ...said } = banner;
  expect(inputOf(fieldsOf(banner, "2026-12-01"))).toEqual(said);
});

it("begins today, and with nothing said", () => {
  expect(fieldsOf(null, "2026-12-01")).toMatchObject({ fromDay: "2026-12-01", untilDay: "", priority: 0 });
});

it("is read in one's own language, else in the first", () => {
  expect(textIn(banner, "pl-PL").text).toBe("Nowe");
  expect(textIn(banner, "fr-FR").text).toBe("Neu");
});
