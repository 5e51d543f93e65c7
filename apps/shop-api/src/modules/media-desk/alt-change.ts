import type { Texts } from "../reference/index.ts";

/** A picture's texts with other words for what it shows; where nothing is written nothing is said. Titles and the like stay. */
export function withAltTexts(texts: Texts, alt: ReadonlyMap<string, string>): Texts {
  const languages = new Set([...Object.keys(texts), ...alt.keys()]);
  return Object.fromEntries(
    [...languages].flatMap((language) => {
      const { alt: _old, ...others } = texts[language] ?? {};
      const words = alt.get(language)?.trim();
      const said = words ? { ...others, alt: words } : others;
      return Object.keys(said).length > 0 ? [[language, said]] : [];
    }),
  );
}
