import { useMatches } from "react-router";
import { AccountNav } from "../../features/account/public.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { ContactLines } from "../contact/contact-lines.tsx";
import { Footer } from "../footer/footer.tsx";
import { Header } from "../header/header.tsx";
import type { LayoutProps } from "./layout-props.ts";
import { Main } from "./main.tsx";

/** The shop's frame with a column beside the page: the pages of the account, and whom to ask. Guests have no such pages. */
export function AccountLayout({ shell, prices = null, children }: LayoutProps) {
  const { t } = useLanguage();
  const isGuest = useMatches().some(({ loaderData }) => isGuestData(loaderData));
  return (
    <>
      <Header shell={shell} prices={prices} />
      <Main>
        <div className="container-page grid gap-6 py-8 lg:grid-cols-[17rem_1fr] lg:grid-rows-[auto_1fr] lg:gap-x-10">
          {!isGuest && (
            <div className="min-w-0">
              <AccountNav />
            </div>
          )}
          <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">{children}</div>
          {shell?.contact && (
            <aside className="min-w-0 lg:col-start-1">
              <section className="card p-5">
                <h2 className="footer-title">{t("shell.contactTitle")}</h2>
                <ContactLines contact={shell.contact} contactPath={shell.paths.contact} />
              </section>
            </aside>
          )}
        </div>
      </Main>
      <Footer shell={shell} prices={prices} />
    </>
  );
}

function isGuestData(data: unknown): boolean {
  return typeof data === "object" && data !== null && "isGuest" in data && data.isGuest === true;
}
