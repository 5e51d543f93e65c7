import { useLanguage } from "../language/use-language.ts";
import { Icon } from "../ui/icon/icon.tsx";
import { Menu } from "../ui/menu.tsx";
import { themes, useTheme } from "./theme.ts";

export function ThemeMenu() {
  const { t } = useLanguage();
  const [current, setTheme] = useTheme();
  return (
    <Menu icon={current === "dark" ? "moon" : "sun"} label={t("shell.theme")}>
      {themes.map((theme) => (
        <button key={theme} type="button" aria-pressed={theme === current} onClick={() => setTheme(theme)}>
          {t(`shell.theme.${theme}`)}
          {theme === current && <Icon name="check" />}
        </button>
      ))}
    </Menu>
  );
}
