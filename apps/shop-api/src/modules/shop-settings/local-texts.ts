import type { ReferenceData, Texts } from "../reference/index.ts";

type Languages = Pick<ReferenceData, "rows">;

/** In the shop's languages, those that say something. */
export function namesOf({ rows }: Languages, texts: Texts): { locale: string; name: string }[] {
  return rows.languages.flatMap(({ id, locale_code: locale }) => {
    const name = texts[id]?.["name"];
    return typeof name === "string" && name !== "" ? [{ locale, name }] : [];
  });
}

export interface MethodText {
  locale: string;
  name: string;
  description: string;
}

export function methodTextsOf(reference: Languages, texts: Texts): MethodText[] {
  return namesOf(reference, texts).map(({ locale, name }) => {
    const description = texts[languageOf(reference, locale) ?? ""]?.["description"];
    return { locale, name, description: typeof description === "string" ? description : "" };
  });
}

/** By language id; null: a language of the shop is missing, or one is named that it does not have. */
export function textsOfForm(
  reference: Languages,
  said: readonly MethodText[],
): Record<string, { name: string; description: string | null }> | null {
  const entries = said.map(
    ({ locale, name, description }) =>
      [
        languageOf(reference, locale),
        { name: name.trim(), description: description.trim() || null },
      ] as const,
  );
  const texts = Object.fromEntries(entries.map(([id, text]) => [id ?? "", text]));
  const isWhole = reference.rows.languages.every(({ id }) => texts[id]?.name);
  return isWhole && Object.keys(texts).length === reference.rows.languages.length ? texts : null;
}

function languageOf({ rows }: Languages, locale: string): string | undefined {
  return rows.languages.find((row) => row.locale_code === locale)?.id;
}
