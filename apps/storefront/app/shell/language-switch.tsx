import { PagePart } from "../platform/browser/page-part.tsx";
import { useLanguage } from "../platform/language/language.tsx";
import type { LanguageLink } from "./language-links.ts";

interface Props {
  /** Tells the switches of one page apart. */
  place: "menu" | "foot";
  links: readonly LanguageLink[];
}

/** All languages side by side. */
export function LanguageSwitch({ place, links }: Props) {
  const { t } = useLanguage();
  return (
    <PagePart name={`page:languages-${place}`}>
      <nav aria-label={t("shell.languages")}>
        <ul className="flex flex-wrap gap-x-1">
          {links.map(({ name, isCurrent, ...link }) => (
            <li key={link.href}>
              <a {...link} aria-current={isCurrent || undefined} className="language-link">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </PagePart>
  );
}
