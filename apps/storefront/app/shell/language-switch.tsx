import { localeNames, localePath, locales } from "@hearth/i18n";
import { PagePart } from "../platform/browser/page-part.tsx";
import { useLanguage } from "../platform/language/language.tsx";
import { useShellPage } from "./use-shell-page.ts";

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
