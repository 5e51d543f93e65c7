import { type ReactNode, Suspense, useState } from "react";
import { useLanguage } from "../language/use-language.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { Header } from "./header.tsx";
import { Loading } from "./loading.tsx";
import { Navigation } from "./navigation.tsx";
import { ProofDialog } from "./proof-dialog.tsx";
import { Toasts } from "./toasts.tsx";

/** What stands around every screen, once somebody is signed in. */
export function Layout({ children }: { children?: ReactNode }) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="layout">
      <a className="skip-link" href="#content">
        {t("shell.skip")}
      </a>
      <Header isNavigationOpen={isOpen} onNavigation={() => setOpen(!isOpen)} />
      <Navigation isOpen={isOpen} onGo={() => setOpen(false)} />
      <main id="content" className="content" tabIndex={-1}>
        <Suspense fallback={<Loading />}>{children}</Suspense>
      </main>
      <ProofDialog />
      <ConflictDialog />
      <Toasts />
    </div>
  );
}
