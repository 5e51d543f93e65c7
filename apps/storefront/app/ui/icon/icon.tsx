import type { IconName } from "./icon-names.ts";
import spriteUrl from "./icons.svg?url&no-inline";

interface Props {
  name: IconName;
  /** Without a size 1.875rem; small is 1.25rem, regular 1.5rem. */
  size?: "small" | "regular";
  className?: string;
}

/** Decoration only: what it means stands beside it as text, or is the label of the button around it. */
export function Icon({ name, size, className = "" }: Props) {
  return (
    <svg className={`icon ${size ? `icon-${size}` : ""} ${className}`.trim()} aria-hidden="true">
      <use href={iconHref(name)} />
    </svg>
  );
}

export function iconHref(name: IconName): string {
  return `${spriteUrl}#${name}`;
}
