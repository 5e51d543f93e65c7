import type { ReactNode } from "react";
import { useLanguage } from "../platform/language.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import type { ShellData } from "./shell-data.ts";

/** Without shell data (the shop could not be asked) the frame stays, only the menus are missing. */
export function PageFrame({ shell, children }: { shell: ShellData | undefined; children: ReactNode }) {
  const { t } = useLanguage();
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
      <p role="status" data-announcer className="sr-only" />
    </div>
  );
}
