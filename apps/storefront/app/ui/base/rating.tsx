import { iconHref } from "../icon/icon.tsx";

const stars = [0, 1, 2, 3, 4];

/** Five stars, filled up to the value; the text says the same. */
export function Rating({
  value,
  text,
  className = "h-5",
}: {
  value: number;
  text: string;
  className?: string;
}) {
  return (
    <span className="inline-flex">
      <span className="sr-only">{text}</span>
      <svg viewBox="0 0 120 24" aria-hidden="true" className={`aspect-5/1 w-auto ${className}`}>
        <Stars className="text-line forced-colors:hidden" />
        <svg width={24 * Math.max(0, Math.min(5, value))} height="24" overflow="hidden">
          <Stars className="text-accent" />
        </svg>
      </svg>
    </span>
  );
}

function Stars({ className }: { className: string }) {
  return (
    <g className={className}>
      {stars.map((star) => (
        <use key={star} href={iconHref("star-filled")} x={star * 24} width="24" height="24" />
      ))}
    </g>
  );
}
