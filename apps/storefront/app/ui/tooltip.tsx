import type { ReactNode } from "react";

type Props = {
  id: string;
  text: string;
  /** One button or link that carries `aria-describedby={id}`. */
  children: ReactNode;
};

/** Shows by hover and focus at once. Never the only place of something a visitor needs. */
export function Tooltip({ id, text, children }: Props) {
  return (
    <span className="tooltip" data-tooltip>
      {children}
      <span role="tooltip" id={id} className="tooltip-text">
        {text}
      </span>
    </span>
  );
}
