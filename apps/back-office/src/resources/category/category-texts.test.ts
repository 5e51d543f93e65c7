import type { CategorySheet } from "@hearth/admin-contract";
import { expect, it } from "vitest";
import { categoryFormOf, categoryTextOf, changedTexts } from "./category-texts.ts";

const text = {
  locale: "pl-PL",
  name: "Piece",
  description: "<p>Ciepło.</p>",
  metaTitle: null,
  metaDescription: null,
  keywords: "piec",
};
const category = { texts: [text] } as unknown as CategorySheet;

it("renames without losing what it does not show", () => {
  const form = categoryFormOf(category);
  const typed = { ...form, "pl-PL": { ...form["pl-PL"], name: "Piece i kominki " } };
  expect(changedTexts(form, typed)).toEqual(["pl-PL"]);
  expect(categoryTextOf(category, typed, "pl-PL")).toEqual({ ...text, name: "Piece i kominki" });
});
