/** A place held for what is still loading; its size comes as class. */
export function Skeleton({ className = "" }: { className?: string }) {
  return <span className={`skeleton ${className}`.trim()} aria-hidden="true" />;
}

/** As many cards as will come. */
export function SkeletonCards({ count, label }: { count: number; label: string }) {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
      <output className="sr-only">{label}</output>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="card flex flex-col gap-3 p-4" aria-hidden="true">
          <Skeleton className="aspect-square" />
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-7 w-2/5" />
        </div>
      ))}
    </div>
  );
}

/** The place of a product card in a list. */
export function SkeletonCard() {
  return (
    <li aria-hidden="true" className="skeleton-card flex flex-col overflow-hidden rounded-card bg-surface">
      <Skeleton className="aspect-5/4 w-full rounded-none" />
      <div className="flex grow flex-col gap-3 p-4">
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-7 w-1/2" />
        <Skeleton className="h-4 w-3/5" />
      </div>
    </li>
  );
}
