import { useLanguage } from "../../platform/language.tsx";
import { ContactLines } from "../contact-lines.tsx";
import { Footer } from "../footer/footer.tsx";
import { Header } from "../header/header.tsx";
import type { LayoutProps } from "./layout-props.ts";
import { Main } from "./main.tsx";

/** The shop's frame with a column beside the page: what belongs to the account, and whom to ask. */
export function AccountLayout({ shell, children }: LayoutProps) {
  const { t, href } = useLanguage();
  return (
    <>
      <Header shell={shell} />
      <Main>
        <div className="container-page grid gap-8 py-8 lg:grid-cols-[1fr_18rem] lg:gap-12">
          <div className="min-w-0">{children}</div>
          <aside className="flex flex-col gap-6">
            <nav aria-label={t("shell.accountMenu")} className="card p-4">
              <ul>
                <li>
                  <a href={href("/account")} className="dropdown-entry" aria-current="page">
                    {t("shell.account")}
                  </a>
                </li>
                <li>
                  <a href={href("/wishlist")} className="dropdown-entry">
                    {t("shell.wishlist")}
                  </a>
                </li>
              </ul>
            </nav>
            {shell?.contact && (
              <section className="card p-5">
                <h2 className="footer-title">{t("shell.contactTitle")}</h2>
                <ContactLines contact={shell.contact} contactPath={shell.paths.contact} />
              </section>
            )}
          </aside>
        </div>
      </Main>
      <Footer shell={shell} />
    </>
  );
}
