import { fill, type Locale, locales } from "@hearth/i18n";
import { describe, expect, it } from "vitest";
import { loadTexts } from "../../language/load-texts.ts";
import type { Language } from "../../language/use-language.ts";
import { gateText } from "./gate-text.ts";

async function languageOf(locale: Locale): Promise<Language> {
  const texts: Readonly<Record<string, string>> = await loadTexts(locale);
  return {
    locale,
    t: (key, values = {}) => fill(texts[key] ?? key, values),
    tOr: (key, otherwise) => texts[key] ?? otherwise,
  } as Language;
}

const reason = (rule: string, field: string, kind: string | null = null, languages: string[] = []) => ({
  rule,
  productId: null,
  field,
  kind,
  languages,
});

describe.each(locales)("%s", (locale) => {
  it.each([
    reason("complete", "manufacturer", "missing"),
    reason("texts", "meta.title.de", "too-long"),
    reason("texts", "name", "missing", ["en", "pl"]),
    reason("picture", "pictures.0", null, ["pl"]),
    reason("picture", "pictures.0", "twin"),
    reason("weee", "customFields.weee"),
    reason("energy-label", "energyLabels.0.class"),
    reason("delivery-time", "stock"),
  ])("says $rule $field $kind without a code", async (code) => {
    const sentence = gateText(code, await languageOf(locale));
    expect(sentence).not.toMatch(/customFields|energyLabels|gate\.|\{|meta\.|pictures/);
    expect(sentence).toMatch(/\S+ \S+/);
  });
});

it("names field and languages", async () => {
  const german = await languageOf("de-DE");
  expect(gateText(reason("texts", "name", "missing", ["en", "pl"]), german)).toBe(
    "Name fehlt (Englisch, Polnisch).",
  );
});
