import { useLanguage } from "../../../platform/language/language.tsx";
import type { CategoryMenuEntry } from "../load/category-menu-data.ts";

export function CategoryMenu({ entries }: { entries: readonly CategoryMenuEntry[] }) {
  const { t } = useLanguage();
  return (
    <nav aria-label={t("cms.categories")} className="card p-4">
      <p className="px-2 pb-2 font-semibold" aria-hidden="true">
        {t("cms.categories")}
      </p>
      <Entries entries={entries} />
    </nav>
  );
}

function Entries({ entries, className = "" }: { entries: readonly CategoryMenuEntry[]; className?: string }) {
  return (
    <ul className={className}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Entry entry={entry} />
          {entry.children.length > 0 ? (
            <Entries entries={entry.children} className="ml-3 border-l border-line pl-2" />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Entry({ entry }: { entry: CategoryMenuEntry }) {
  const { href } = useLanguage();
  if (entry.target === null) return <span className="cms-menu-link text-ink-soft">{entry.name}</span>;
  return (
    <a
      href={href(entry.target)}
      className="cms-menu-link"
      aria-current={entry.isCurrent ? "page" : undefined}
    >
      {entry.name}
    </a>
  );
}
