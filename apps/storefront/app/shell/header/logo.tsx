/** A hearth: house and flame in one stroke. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path
        d="M4 14.5 16 4l12 10.5V27a1.5 1.5 0 0 1-1.5 1.5h-21A1.5 1.5 0 0 1 4 27z"
        className="fill-brand"
      />
      <path
        d="M16 12.5c3.6 3 5 5.300 5 7.700a5 5 0 0 1-10 0c0-1.500.700-2.800 1.900-4 .200 1.300.700 2 1.500 2.400-.300-2.200.100-4.300 1.600-6.100z"
        className="fill-flame"
      />
    </svg>
  );
}
