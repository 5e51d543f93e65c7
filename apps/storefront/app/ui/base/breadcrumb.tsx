export interface Crumb {
  name: string;
  path: string | null;
}

interface Props {
  label: string;
  crumbs: readonly Crumb[];
  /** The page itself, last in the row. */
  current: string;
  toHref: (path: string) => string;
}

/** Small screens show the way here only: the page's own name stands right below, as its heading. */
export function Breadcrumb({ label, crumbs, current, toHref }: Props) {
  return (
    <nav aria-label={label} className="breadcrumb">
      <ol className="flex flex-wrap gap-x-2 gap-y-1">
        {crumbs.map(({ name, path }, index) => (
          <li key={name} className="flex gap-2">
            {path === null ? (
              name
            ) : (
              <a href={toHref(path)} className="breadcrumb-link">
                {name}
              </a>
            )}
            <span aria-hidden="true" className={index === crumbs.length - 1 ? "max-lg:hidden" : undefined}>
              ›
            </span>
          </li>
        ))}
        <li aria-current="page" className="max-lg:sr-only">
          {current}
        </li>
      </ol>
    </nav>
  );
}
