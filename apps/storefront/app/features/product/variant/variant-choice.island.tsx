import { useState } from "react";
import type { MouseEvent, ReactNode } from "react";
import { island } from "../../../islands/island.tsx";
import { swapPage } from "../../../platform/browser/swap-page.ts";
import { isPlainClick } from "../../../ui/base/plain-click.ts";

export interface ShownOption {
  id: string;
  /** Null when no variant has it. */
  href: string | null;
  isChosen: boolean;
  className: string;
  content: ReactNode;
}

interface Props {
  groups: readonly { id: string; title: ReactNode; options: readonly ShownOption[] }[];
  /** Names the choice. */
  legend: string;
  hint?: string;
}

/** Every option is a link to the variant it leads to. Where the script runs the variant is shown in place: new address, same focus. */
export const VariantChoice = island(
  { name: "variant-choice", when: "visible" },
  function VariantChoice({ groups, legend, hint }: Props) {
    const [isWaiting, setWaiting] = useState(false);

    async function choose(event: MouseEvent<HTMLAnchorElement>, { isChosen }: ShownOption): Promise<void> {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      if (isChosen) return;
      setWaiting(true);
      // What comes is another part of this kind. This one waits only for what does not come.
      await swapPage(event.currentTarget.href, { region: "product", history: "push" });
      setWaiting(false);
    }

    return (
      <fieldset className="flex min-w-0 flex-col gap-4" aria-busy={isWaiting}>
        <legend className="sr-only">{legend}</legend>
        {groups.map(({ id, title, options }) => (
          <div key={id}>
            <p id={`group-${id}`} className="mb-2 text-sm">
              {title}
            </p>
            <ul aria-labelledby={`group-${id}`} className="flex flex-wrap gap-2">
              {options.map((option) => (
                <li key={option.id}>
                  {option.href === null ? (
                    <span className={option.className}>{option.content}</span>
                  ) : (
                    <a
                      id={`option-${option.id}`}
                      href={option.href}
                      aria-current={option.isChosen ? "true" : undefined}
                      className={option.className}
                      onClick={(event) => void choose(event, option)}
                    >
                      {option.content}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
        {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      </fieldset>
    );
  },
);
