import { IconSheet } from "../../features/icon/public.ts";
import { LoginDialog } from "../../features/sign-in/public.ts";
import type { ProviderChoice } from "../../features/sign-in/public.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { ToastRegion } from "../../ui/message/toast-region.island.tsx";
import { iconNames } from "../icon-names.ts";
import { AccountLayout } from "../layouts/account-layout.tsx";
import { CheckoutLayout } from "../layouts/checkout-layout.tsx";
import { DefaultLayout } from "../layouts/default-layout.tsx";
import type { LayoutProps } from "../layouts/layout-props.ts";
import { useShellPage } from "./use-shell-page.ts";
import { FirstQuestion, PageConsent } from "./page-consent.tsx";
import { PageNotes } from "./page-notes.tsx";
import type { PageNote } from "./page-notes.tsx";
import type { LayoutName } from "./use-shell-page.ts";

const layouts = { default: DefaultLayout, account: AccountLayout, checkout: CheckoutLayout };

type Props = LayoutProps & {
  layout?: LayoutName;
  /** What a form that was sent before has to say. */
  notes?: readonly PageNote[];
  /** Who else may say who somebody is. */
  providers: readonly ProviderChoice[];
};

/** What every page has around its layout. A route chooses its layout by `handle`. */
export function PageFrame({ layout, shell, prices = null, notes = [], providers, children }: Props) {
  const { t } = useLanguage();
  const { layout: wanted } = useShellPage();
  const Layout = layouts[layout ?? wanted];
  return (
    <div id="top" className="flex min-h-dvh flex-col">
      <a href="#content" className="skip-link">
        {t("shell.skipToContent")}
      </a>
      <FirstQuestion shell={shell} />
      <Layout shell={shell} prices={prices}>
        <PageNotes notes={notes} />
        {children}
      </Layout>
      {shell && <IconSheet names={iconNames(shell)} />}
      <PageConsent shell={shell} />
      <LoginDialog providers={providers} />
      <ToastRegion label={t("shell.messages")} closeLabel={t("shell.closeMessage")} />
    </div>
  );
}
