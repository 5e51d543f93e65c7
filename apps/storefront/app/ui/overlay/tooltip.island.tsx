import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { island } from "../../islands/island.tsx";

interface Props {
  id: string;
  text: string;
  /** One button or link that carries `aria-describedby={id}`. */
  children: ReactNode;
}

/** Shows by hover and focus at once; Escape hides it until both have left. Never the only place of something a visitor needs. */
export const Tooltip = island(
  { name: "tooltip", when: "interaction" },
  function Tooltip({ id, text, children }: Props) {
    const place = useRef<HTMLSpanElement>(null);
    const [isDismissed, setDismissed] = useState(false);

    // The focus may be anywhere while the pointer is here.
    useEffect(() => {
      const dismiss = ({ key }: KeyboardEvent) => {
        if (key === "Escape" && isHeld(place.current)) setDismissed(true);
      };
      document.addEventListener("keydown", dismiss);
      return () => document.removeEventListener("keydown", dismiss);
    }, []);

    const wake = () => {
      if (!isHeld(place.current)) setDismissed(false);
    };
    return (
      <span
        ref={place}
        className={isDismissed ? "tooltip tooltip-dismissed" : "tooltip"}
        onPointerLeave={wake}
        onBlur={wake}
      >
        {children}
        <span role="tooltip" id={id} className="tooltip-text">
          {text}
        </span>
      </span>
    );
  },
);

/** By pointer or focus. */
function isHeld(place: HTMLElement | null): boolean {
  return place !== null && (place.matches(":hover") || place.contains(document.activeElement));
}
