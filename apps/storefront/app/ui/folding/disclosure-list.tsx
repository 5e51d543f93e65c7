import type { ReactNode } from "react";

interface Props {
  items: readonly { key: string; content: ReactNode }[];
  /** How many are seen at once; the rest opens below. */
  visible: number;
  moreLabel: string;
  lessLabel: string;
  className?: string;
}

export function DisclosureList({ items, visible, moreLabel, lessLabel, className = "" }: Props) {
  const rest = items.slice(visible);
  return (
    <div className={className}>
      <Entries items={items.slice(0, visible)} />
      {rest.length > 0 ? (
        <details className="flex flex-col-reverse">
          <summary className="more-summary">
            <span className="when-closed">{moreLabel}</span>
            <span className="when-open">{lessLabel}</span>
          </summary>
          <Entries items={rest} />
        </details>
      ) : null}
    </div>
  );
}

function Entries({ items }: Pick<Props, "items">) {
  return (
    <ul className="flex flex-col gap-2">
      {items.map(({ key, content }) => (
        <li key={key}>{content}</li>
      ))}
    </ul>
  );
}
