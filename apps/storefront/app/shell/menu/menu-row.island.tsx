import { useEffect, useRef, useState } from "react";
import type { MouseEvent, PointerEvent, ReactNode } from "react";
import { island } from "../../islands/island.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import type { currentMark } from "./current-mark.ts";
import { createHoverIntent } from "./hover-intent.ts";
import { useMenuLeaving } from "./use-menu-leaving.ts";

type Entry =
  | { name: string; current?: ReturnType<typeof currentMark>; panel: ReactNode }
  /** An entry without anything below it. */
  | { link: ReactNode };

interface Open {
  index: number;
  byHover: boolean;
}

/** Below it panels are disclosures among others, and a mouse is not expected to rest. */
const WIDE = "(width >= 64rem)";

/**
 * The first level of the main navigation. Panels open and close by themselves; this makes them follow a resting mouse, and close by
 * Escape, a click elsewhere or the focus moving on.
 */
export const MenuRow = island(
  { name: "menu-row", when: "interaction" },
  function MenuRow({ entries }: { entries: readonly Entry[] }) {
    const panels = useRef<(HTMLDetailsElement | null)[]>([]);
    const heads = useRef<(HTMLElement | null)[]>([]);
    const [open, setOpen] = useState<Open | null>(null);
    const [hover] = useState(() =>
      createHoverIntent<number>({
        open: (index) => setOpen((now) => (now?.index === index ? now : { index, byHover: true })),
        // What the keyboard or a click opened stays until they close it.
        close: () => setOpen((now) => (now?.byHover ? null : now)),
      }),
    );

    useEffect(() => {
      // Somebody was faster than this part.
      const opened = panels.current.findIndex((panel) => panel?.open);
      if (opened >= 0) setOpen({ index: opened, byHover: false });
      const hovered = panels.current.findIndex((panel) => panel?.matches(":hover"));
      if (hovered >= 0 && matchMedia(WIDE).matches) hover.over(hovered);
      return hover.cancel;
    }, [hover]);

    useEffect(() => {
      const panel = panels.current[open?.index ?? -1];
      if (!panel || open?.byHover || !matchMedia(WIDE).matches) return;
      // The keyboard may have moved on before this part heard that a panel is open.
      const at = document.activeElement;
      if (at && at !== document.body && !panel.contains(at)) setOpen(null);
    }, [open]);

    useMenuLeaving(open !== null, {
      panel: () => panels.current[open?.index ?? -1],
      onEscape(isFocused) {
        hover.cancel();
        setOpen(null);
        if (isFocused && open) heads.current[open.index]?.focus();
      },
      onPointerOutside: () => setOpen(null),
      // A panel must not hide what the keyboard has moved on to.
      onFocusOutside: () => matchMedia(WIDE).matches && setOpen(null),
    });

    function onPointer({ pointerType }: PointerEvent, index: number | null): void {
      if (pointerType !== "mouse" || !matchMedia(WIDE).matches) return;
      if (index !== null || open?.byHover) hover.over(index);
      else hover.cancel();
    }

    function onClick(event: MouseEvent, index: number): void {
      hover.cancel();
      // A click on what the mouse has just opened means "open", not "close".
      if (open?.byHover && open.index === index) event.preventDefault();
      setOpen((now) => now && { ...now, byHover: false });
    }

    function onToggle(isOpen: boolean, index: number): void {
      setOpen((now) => {
        if (isOpen === (now?.index === index)) return now;
        return isOpen ? { index, byHover: false } : null;
      });
    }

    return (
      <ul className="menu-row">
        {entries.map((entry, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- entries neither come nor go
          <li key={index}>
            {"link" in entry ? (
              entry.link
            ) : (
              <details
                name="top-menu"
                className="submenu"
                open={open?.index === index}
                ref={(panel) => void (panels.current[index] = panel)}
                onToggle={({ currentTarget }) => onToggle(currentTarget.open, index)}
                onPointerEnter={(event) => onPointer(event, index)}
                onPointerLeave={(event) => onPointer(event, null)}
              >
                <summary
                  className="menu-top"
                  aria-current={entry.current}
                  ref={(head) => void (heads.current[index] = head)}
                  onClick={(event) => onClick(event, index)}
                >
                  {entry.name}
                  <Icon name="chevron-down" size="small" className="menu-sign" />
                </summary>
                {entry.panel}
              </details>
            )}
          </li>
        ))}
      </ul>
    );
  },
);
