import { useRef, useState, useSyncExternalStore } from "react";
import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { island } from "../../islands/island.tsx";
import { onHashChange } from "./hash-change.ts";
import { isPlainClick } from "../base/plain-click.ts";
import { neighbourTab } from "./tab-keys.ts";

interface Props {
  label: string;
  tabs: readonly { id: string; title: string; content: ReactNode }[];
}

/** Jump links to panels below each other; where the script runs, tabs. The address chooses one by its hash. */
export const Tabs = island({ name: "tabs", when: "visible" }, function Tabs({ label, tabs }: Props) {
  const { chosen, choose } = useChosenTab(tabs.map(({ id }) => id));
  const links = useRef<(HTMLAnchorElement | null)[]>([]);
  const isRunning = chosen !== null;

  function click(event: MouseEvent, id: string): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    choose(id);
  }

  function step(event: KeyboardEvent, here: number): void {
    const next = neighbourTab(event.key, here, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (next === null || !tab) return;
    event.preventDefault();
    choose(tab.id);
    links.current[next]?.focus();
  }

  return (
    <div className={isRunning ? "tabs tabs-running" : "tabs"}>
      <ul className="tab-list" role={isRunning ? "tablist" : undefined} aria-label={label}>
        {tabs.map(({ id, title }, place) => (
          <li key={id} role={isRunning ? "presentation" : undefined}>
            <a
              ref={(link) => {
                links.current[place] = link;
              }}
              href={`#${id}`}
              className="tab"
              onClick={(event) => click(event, id)}
              onKeyDown={(event) => step(event, place)}
              {...(isRunning && tabRole(id, id === chosen))}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
      {tabs.map(({ id, title, content }) => (
        <section
          key={id}
          id={id}
          className="tab-panel"
          hidden={isRunning && id !== chosen}
          {...(isRunning && { role: "tabpanel", tabIndex: 0, "aria-labelledby": `${id}-tab` })}
        >
          <h2 className="tab-title">{title}</h2>
          {content}
        </section>
      ))}
    </div>
  );
});

/** The last word has who spoke last: a click, or the address. Null for as long as the tabs are links. */
function useChosenTab(ids: readonly string[]) {
  const hash = useSyncExternalStore<string | null>(
    onHashChange,
    () => location.hash,
    () => null,
  );
  const [click, setClick] = useState<{ id: string; hash: string | null } | null>(null);
  const named = ids.find((id) => `#${id}` === hash);
  const clicked = click && (click.hash === hash || !named) ? click.id : undefined;
  const chosen = hash === null ? null : (clicked ?? named ?? ids[0] ?? null);
  return { chosen, choose: (id: string) => setClick({ id, hash }) };
}

function tabRole(id: string, isChosen: boolean) {
  return {
    role: "tab",
    id: `${id}-tab`,
    "aria-controls": id,
    "aria-selected": isChosen,
    tabIndex: isChosen ? 0 : -1,
  };
}
