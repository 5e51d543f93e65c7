import { island } from "../../islands/island.tsx";
import { Icon } from "../icon/icon.tsx";
import { useHasScrolled } from "./use-has-scrolled.ts";

/** A link to the top, there once the page has moved; without a script always. */
export const ScrollTop = island(
  { name: "scroll-top", when: "idle" },
  function ScrollTop({ label }: { label: string }) {
    const hasScrolled = useHasScrolled();
    return (
      <a
        href="#top"
        className={`scroll-top ${hasScrolled ? "" : "scroll-top-away"}`.trim()}
        aria-label={label}
      >
        <Icon name="arrow-up" size="regular" />
      </a>
    );
  },
);
