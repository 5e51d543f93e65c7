import type { ReactNode } from "react";
import { IconSheet } from "../../features/icon/public.ts";
import { SocialLinks } from "../footer/social-links.tsx";
import { Logo } from "../header/logo.tsx";
import type { SocialLink } from "../shell-data.ts";
import { Main } from "./main.tsx";

/** No menus, because nothing behind them answers. The networks are known only if the shop was asked before. */
export function MaintenanceLayout({
  social,
  children,
}: {
  social: readonly SocialLink[];
  children: ReactNode;
}) {
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
      </div>
    </Main>
  );
}
