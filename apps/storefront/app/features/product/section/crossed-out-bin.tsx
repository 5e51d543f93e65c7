/** The sign of directive 2012/19/EU: not for household waste. The text beside it says the same. */
export function CrossedOutBin({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 48 56"
      aria-hidden="true"
      className={`shrink-0 fill-none stroke-ink ${className}`}
      strokeWidth="2.5"
    >
      <path d="M12 12h24M15 12l2.5 27h13L33 12M19 8h10v4H19zM15 17h18" />
      <circle cx="19" cy="41" r="2.5" />
      <path d="M8 6l32 38M40 6L8 44" />
      <path d="M10 51h28" strokeWidth="5" />
    </svg>
  );
}
