import { iconId } from "./icon-name.ts";

interface Props {
  /** `prefix:name`, as data of the shop says it. */
  name: string;
  /** Without a size 1.875rem. */
  size?: "small" | "regular";
  className?: string;
}

/**
 * A place of the final size, so that nothing moves when icon-sheet.island.tsx has its drawing. What it means stands beside it as text.
 */
export function DataIcon({ name, size, className = "" }: Props) {
  const id = iconId(name);
  return (
    <svg aria-hidden="true" className={`icon ${size ? `icon-${size}` : ""} ${className}`.trim()}>
      {id && <use href={`#${id}`} />}
    </svg>
  );
}
