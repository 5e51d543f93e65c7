import { parseIconName } from "./icon-name.ts";

type Props = {
  /** `prefix:name`, as data of the shop says it. */
  name: string;
  /** Without a size 1.875rem. */
  size?: "small" | "regular";
  className?: string;
};

const empty = { __html: "" };

/** An empty drawing of the final size, so that nothing moves when it is filled. What it means stands beside it as text. */
export function DataIcon({ name, size, className = "" }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`icon ${size ? `icon-${size}` : ""} ${className}`.trim()}
      data-icon={parseIconName(name) ? name : undefined}
      // Filled from outside, also where React runs.
      suppressHydrationWarning
      dangerouslySetInnerHTML={empty}
    />
  );
}
