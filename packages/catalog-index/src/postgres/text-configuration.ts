const STEMMED: Readonly<Record<string, string>> = { de: "german", en: "english" };

/** The text search configuration of a locale: PostgreSQL stems German and English, Polish comes stemmed, others are only folded. */
export function textConfiguration(locale: string): string {
  return `catalog_index.${STEMMED[locale.slice(0, 2).toLowerCase()] ?? "plain"}`;
}
