import { useLanguage } from "../platform/language.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";
import { MainMenu } from "./main-menu.tsx";
import type { MenuEntry } from "./shell-data.ts";

export function Header({ menu }: { menu: readonly MenuEntry[] }) {
  const { t, href } = useLanguage();
  return (
    <header className="border-b border-line bg-surface">
      <div className="container-page flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
        <a href={href("/")} className="flex items-center gap-3 rounded-inner">
          <Logo className="size-9 shrink-0" />
          <span className="flex flex-col leading-tight">
            <span className="text-xl font-bold tracking-tight">Hearth</span>
            <span className="hidden text-sm text-ink-soft sm:inline">{t("site.claim")}</span>
            <span className="sr-only">{t("shell.home")}</span>
          </span>
        </a>
        <LanguageSwitch />
      </div>
      {menu.length > 0 && <MainMenu menu={menu} />}
    </header>
  );
}
