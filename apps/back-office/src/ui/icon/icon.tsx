import type { IconName } from "./icon-names.ts";
import spriteUrl from "./icons.svg?url&no-inline";

/** Decoration only: what it means stands beside it as text, or is the label of the button around it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
