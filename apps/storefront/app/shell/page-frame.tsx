import type { ReactNode } from "react";
import { useEffect } from "react";
import { useLanguage } from "../platform/language.tsx";
import { closeMenuOnLeave } from "./close-menu.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import type { ShellData } from "./shell-data.ts";

/** Without shell data (the shop could not be asked) the frame stays, only the menus are missing. */
export function PageFrame({ shell, children }: { shell: ShellData | undefined; children: ReactNode }) {
  const { t } = useLanguage();
  useEffect(() => closeMenuOnLeave(document), []);
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="skip-link">
        {t("shell.skipToContent")}
      </a>
      <Header menu={shell?.menu ?? []} />
      <main id="content" tabIndex={-1} className="grow">
        {children}
      </main>
      <Footer footer={shell?.footer ?? []} />
    </div>
  );
}
