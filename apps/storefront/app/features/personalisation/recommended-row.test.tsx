import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LanguageProvider } from "../../platform/language/language.tsx";
import { loadLanguage } from "../../platform/language/load-language.ts";
import { RecommendedRow } from "./recommended-row.tsx";
import type { Recommended } from "./recommender.server.ts";

const german = await loadLanguage("de-DE");

it.each<[Recommended["basis"], string | null, string]>([
  ["together", null, "Oft zusammen gekauft"],
  ["popular", null, "Häufig gekauft"],
  ["popular", "Heizkörper", "Häufig gekauft in „Heizkörper“"],
  ["assortment", null, "Aus unserem Sortiment"],
  ["assortment", "Heizkörper", "Mehr aus „Heizkörper“"],
])("what is recommended because of %s (%s) says so: %s", (basis, categoryName, title) => {
  const html = renderToStaticMarkup(
    <LanguageProvider language={german}>
      <RecommendedRow row={{ basis, categoryName, cards: [] }} />
    </LanguageProvider>,
  );
  expect(html).toContain(`>${title}</h2>`);
});
