import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";

interface Item {
  key: string;
  title: ReactNode;
  content: ReactNode;
  open?: boolean;
}

interface Props {
  /** Unique on the page: entries of one name close each other. */
  name: string;
  items: readonly Item[];
  /** Several entries may be open at once. */
  several?: boolean;
  className?: string;
}

export function Accordion({ name, items, several = false, className = "" }: Props) {
  return (
    <div className={`accordion ${className}`.trim()}>
      {items.map(({ key, title, content, open }) => (
        <AccordionItem key={key} name={several ? undefined : name} title={title} open={open}>
          {content}
        </AccordionItem>
      ))}
    </div>
  );
}

interface ItemProps {
  name?: string | undefined;
  title: ReactNode;
  open?: boolean | undefined;
  children: ReactNode;
}

function AccordionItem({ name, title, open = false, children }: ItemProps) {
  return (
    <details name={name} open={open} className="accordion-item">
      <summary className="accordion-title">
        {title}
        <Icon name="chevron-down" size="small" />
      </summary>
      <div className="accordion-body">{children}</div>
    </details>
  );
}
