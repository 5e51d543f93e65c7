import { localeNames, localePath, locales } from "@hearth/i18n";
import type { Locale } from "@hearth/i18n";
import { useMatches } from "react-router";
import { useLanguage } from "../platform/language.tsx";

/** Path of the page in each language that has it. Pages hand it over with their data. */
export type LanguagePaths = Partial<Record<Locale, string>>;

export function LanguageSwitch() {
  const { locale, t } = useLanguage();
  const paths = useLanguagePaths();
  return (
    <nav aria-label={t("shell.languages")}>
      <ul className="flex gap-1 text-sm">
        {locales.map((other) => (
          <li key={other}>
            <a
              href={localePath(other, paths[other] ?? "/")}
              lang={other}
              hrefLang={other}
              aria-current={other === locale ? "true" : undefined}
              className="language-link"
            >
              {localeNames[other]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function useLanguagePaths(): LanguagePaths {
  const data = useMatches().at(-1)?.loaderData;
  return hasLanguagePaths(data) ? data.languagePaths : {};
}

function hasLanguagePaths(data: unknown): data is { languagePaths: LanguagePaths } {
  return typeof data === "object" && data !== null && "languagePaths" in data;
}
