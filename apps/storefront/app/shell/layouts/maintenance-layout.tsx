import type { ReactNode } from "react";
import { IconSheet } from "../../features/icon/public.ts";
import { WITHDRAWAL_PATH } from "../../features/withdrawal/public.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { SocialLinks } from "../footer/social-links.tsx";
import { Logo } from "../header/logo.tsx";
import type { SocialLink } from "../shell-data.ts";
import { Main } from "./main.tsx";

/**
 * No menus, because nothing behind them answers. The networks are known only if the shop was asked before. The way to withdraw from
 * a contract stays: the law knows no maintenance.
 */
export function MaintenanceLayout({
  social,
  children,
}: {
  social: readonly SocialLink[];
  children: ReactNode;
}) {
  const { t, href } = useLanguage();
  return (
    <Main>
      <div className="container-page flex min-h-dvh flex-col items-center justify-center gap-10 py-16">
        <Logo className="size-16" />
        {children}
        {social.length > 0 && (
          <>
            <SocialLinks social={social} />
            <IconSheet names={social.map(({ icon }) => icon)} />
          </>
        )}
        <a href={href(WITHDRAWAL_PATH)} className="link min-h-11 content-center">
          {t("shell.withdraw")}
        </a>
      </div>
    </Main>
  );
}
