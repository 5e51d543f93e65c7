import { useLocales, useLocaleState } from "ra-core";
import { useLanguage } from "../language/use-language.ts";
import { Icon } from "../ui/icon/icon.tsx";
import { Menu } from "../ui/menu.tsx";

export function LanguageMenu() {
  const { t } = useLanguage();
  const [current, setLocale] = useLocaleState();
  return (
    <Menu icon="language" label={t("shell.language")}>
      {useLocales().map(({ locale, name }) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-pressed={locale === current}
          onClick={() => setLocale(locale)}
        >
          {name}
          {locale === current && <Icon name="check" />}
        </button>
      ))}
    </Menu>
  );
}
