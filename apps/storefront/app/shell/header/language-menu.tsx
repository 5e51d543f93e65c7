import { PagePart } from "../../platform/browser/page-part.tsx";
import { useLanguage } from "../../platform/language/language.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Dropdown, DropdownLink, PopoverTrigger } from "../../ui/overlay/popover.tsx";
import { useLanguageLinks } from "../language-links.ts";

const LANGUAGE_MENU_ID = "language-menu";

/** The languages behind the current one, from tablets up; narrower screens have them in the menu and at the end of the page. */
export function LanguageMenu() {
  const { t, locale } = useLanguage();
  const links = useLanguageLinks();
  return (
    <div className="max-md:hidden">
      <PagePart name="page:languages">
        <PopoverTrigger popover={LANGUAGE_MENU_ID} look="quiet" className="header-action lg:min-w-11">
          <span className="sr-only">{t("shell.languages")}: </span>
          <span className="flex items-center font-semibold uppercase">
            {locale.slice(0, 2)}
            <Icon name="chevron-down" size="small" />
          </span>
        </PopoverTrigger>
        <Dropdown id={LANGUAGE_MENU_ID} label={t("shell.languages")} align="end">
          {links.map(({ name, isCurrent, ...link }) => (
            <DropdownLink key={link.href} {...link} aria-current={isCurrent || undefined}>
              {name}
            </DropdownLink>
          ))}
        </Dropdown>
      </PagePart>
    </div>
  );
}
