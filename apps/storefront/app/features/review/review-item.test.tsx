import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LanguageProvider } from "../../platform/language/language.tsx";
import { loadLanguage } from "../../platform/language/load-language.ts";
import { reviewData } from "./review-data.ts";
import { ReviewItem } from "./review-item.tsx";

const language = await loadLanguage("de-DE");
const given = {
  id: "1",
  title: "Leise",
  content: "Läuft seit Mai.",
  points: 4,
  createdAt: "2026-05-03T10:00:00.000Z",
  comment: null,
  languageId: "x",
};

const textOf = (externalUser: string | null) =>
  renderToStaticMarkup(
    <LanguageProvider language={language}>
      <ReviewItem review={reviewData({ ...given, externalUser }, new Map())} />
    </LanguageProvider>,
  ).replace(/<[^>]*>/g, " ");

it("tells title, text, points, author and date [136]", () => {
  for (const part of ["Leise", "Läuft seit Mai.", "4 von 5", "Ada", "03.05.2026"]) {
    expect(textOf("Ada")).toContain(part);
  }
});

it.each([null, "", "  "])("an author who gave no name (%j) is anonymous [136]", (author) => {
  expect(textOf(author)).toContain("Anonym");
  expect(textOf("Ada")).not.toContain("Anonym");
});
