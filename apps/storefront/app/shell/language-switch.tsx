import { localeNames, localePath, locales } from "@hearth/i18n";
import type { Locale } from "@hearth/i18n";
import { PagePart } from "../platform/browser/page-part.tsx";
import { useLanguage } from "../platform/language/language.tsx";
import { useShellPage } from "./use-shell-page.ts";

/** Path of the page in each language that has it. Pages hand it over with their data. */
export type LanguagePaths = Partial<Record<Locale, string>>;

/** For pages whose address is the same in every language. */
export function samePathInEveryLanguage(path: string): LanguagePaths {
  return Object.fromEntries(locales.map((locale) => [locale, path]));
}

export function LanguageSwitch() {
  const { locale, t } = useLanguage();
  const { languagePaths } = useShellPage();
  return (
    <PagePart name="page:languages">
      <nav aria-label={t("shell.languages")}>
        <ul className="flex">
          {locales.map((other) => (
            <li key={other}>
              <a
                href={localePath(other, languagePaths[other] ?? "/")}
                lang={other}
                hrefLang={other}
                aria-current={other === locale ? "true" : undefined}
                className="bar-link"
              >
                <span aria-hidden="true" className="uppercase md:hidden">
                  {other.slice(0, 2)}
                </span>
                <span className="max-md:sr-only">{localeNames[other]}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </PagePart>
  );
}
