import type { ReactNode } from "react";

type Props = {
  label: string;
  tabs: readonly { id: string; title: string; content: ReactNode }[];
};

/** Jump links to panels below each other; tabs.client.ts makes tabs of them. */
export function Tabs({ label, tabs }: Props) {
  return (
    <div className="tabs" data-tabs>
      <ul className="tab-list" aria-label={label}>
        {tabs.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="tab">
              {title}
            </a>
          </li>
        ))}
      </ul>
      {tabs.map(({ id, title, content }) => (
        <section key={id} id={id} className="tab-panel">
          <h2 className="tab-title">{title}</h2>
          {content}
        </section>
      ))}
    </div>
  );
}
