export type Crumb = { name: string; path: string | null };

type Props = {
  label: string;
  crumbs: readonly Crumb[];
  /** The page itself, last in the row. */
  current: string;
  toHref: (path: string) => string;
};

export function Breadcrumb({ label, crumbs, current, toHref }: Props) {
  return (
    <nav aria-label={label} data-swap="page:breadcrumb" className="text-sm text-ink-soft">
      <ol className="flex flex-wrap gap-x-2 gap-y-1">
        {crumbs.map(({ name, path }) => (
          <li key={name} className="flex gap-2">
            {path === null ? (
              name
            ) : (
              <a href={toHref(path)} className="link">
                {name}
              </a>
            )}
            <span aria-hidden="true">›</span>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
