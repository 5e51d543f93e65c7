import { useLanguage } from "../platform/language.tsx";
import { MenuLink } from "./menu-link.tsx";
import type { MenuEntry } from "./shell-data.ts";

export function Footer({ footer }: { footer: readonly MenuEntry[] }) {
  const { t } = useLanguage();
  const groups = footer.filter(({ children }) => children.length > 0);
  const single = footer.filter(({ children }) => children.length === 0);
  return (
    <footer className="mt-12 border-t border-line bg-surface">
      <div className="container-page flex flex-col gap-8 py-10">
        {footer.length > 0 && (
          <nav aria-label={t("shell.footerNavigation")} className="flex flex-col gap-6">
            {groups.length > 0 && (
              <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
                {groups.map((group) => (
                  <li key={group.id}>
                    <MenuLink entry={group} className="font-semibold" />
                    <Links entries={group.children} className="mt-2 flex flex-col" />
                  </li>
                ))}
              </ul>
            )}
            {single.length > 0 && <Links entries={single} className="flex flex-wrap gap-x-6 gap-y-1" />}
          </nav>
        )}
        <p className="text-sm text-ink-soft">{t("shell.pricesNote")}</p>
      </div>
    </footer>
  );
}

function Links({ entries, className }: { entries: readonly MenuEntry[]; className: string }) {
  return (
    <ul className={className}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <MenuLink entry={entry} className="footer-link" />
        </li>
      ))}
    </ul>
  );
}
