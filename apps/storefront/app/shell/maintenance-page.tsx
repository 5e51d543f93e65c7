import { useLanguage } from "../platform/language.tsx";
import { Logo } from "./logo.tsx";
import { PageTitle } from "./page-head.tsx";

/** A layout of its own: no menus, because nothing behind them answers. */
export function MaintenancePage() {
  const { t, href } = useLanguage();
  return (
    <main className="container-page grid min-h-dvh place-items-center py-16 text-center">
      <PageTitle title={t("maintenance.title")} />
      <meta name="robots" content="noindex" />
      <div className="flex flex-col items-center gap-4">
        <Logo className="size-16" />
        <h1 className="page-title">{t("maintenance.title")}</h1>
        <p className="max-w-prose">{t("maintenance.text")}</p>
        <a href={href("/")} className="button mt-2">
          {t("maintenance.retry")}
        </a>
      </div>
    </main>
  );
}
