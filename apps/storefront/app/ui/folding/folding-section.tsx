import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";

interface Props {
  /** Anchor of the content: going there opens the section by itself. */
  id: string;
  title: string;
  open?: boolean;
  children: ReactNode;
}

/** A part of a page under its heading; on small screens it folds away under the same heading. */
export function FoldingSection({ id, title, open = false, children }: Props) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="folding-heading section-title">
        {title}
      </h2>
      <details id={`${id}-fold`} open={open} className="folding">
        <summary className="accordion-title px-0">
          <h2 className="text-lg font-semibold">{title}</h2>
          <Icon name="chevron-down" size="small" />
        </summary>
        <div id={id} className="folding-body scroll-mt-18">
          {children}
        </div>
      </details>
    </section>
  );
}
