import type { ReactNode, Ref } from "react";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon-names.ts";

interface Props {
  icon: IconName;
  title: string;
  headingLevel?: 1 | 2 | 3;
  /** With it the heading can take the focus: where the list was that is empty now. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** What to do now: a sentence, and a way on. */
  children: ReactNode;
}

export function EmptyState({ icon, title, headingLevel = 2, headingRef, children }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="card flex flex-col items-center gap-4 px-6 py-12 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-brand-soft text-brand">
        <Icon name={icon} />
      </span>
      <Heading
        ref={headingRef}
        tabIndex={headingRef ? -1 : undefined}
        className="text-heading font-semibold text-balance"
      >
        {title}
      </Heading>
      <div className="flex max-w-prose flex-col items-center gap-4 text-ink-soft">{children}</div>
    </div>
  );
}
