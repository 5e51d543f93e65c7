import type { ReactNode } from "react";
import { useLanguage } from "../language/use-language.ts";
import { LanguageMenu } from "../shell/language-menu.tsx";
import { ThemeMenu } from "../shell/theme-menu.tsx";
import { Toasts } from "../shell/toasts.tsx";

export function SignInFrame({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useLanguage();
  return (
    <div className="sign-in">
      <header className="sign-in-head">
        <span className="brand">
          Hearth <span className="brand-part">{t("shell.office")}</span>
        </span>
        <div className="header-menus">
          <LanguageMenu />
          <ThemeMenu />
        </div>
      </header>
      <main className="sign-in-card">
        <title>{`${title} · Hearth`}</title>
        <h1>{title}</h1>
        {children}
      </main>
      <Toasts />
    </div>
  );
}
