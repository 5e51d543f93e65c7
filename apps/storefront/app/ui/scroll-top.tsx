import { Icon } from "./icon.tsx";

/** A link to the top; scroll-top.client.ts hides it there. */
export function ScrollTop({ label }: { label: string }) {
  return (
    <a href="#top" className="scroll-top" aria-label={label} data-scroll-top>
      <Icon name="arrow-up" size="regular" />
    </a>
  );
}
