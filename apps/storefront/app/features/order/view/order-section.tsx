import type { ReactNode } from "react";

interface Props {
  id: string;
  title: string;
  children: ReactNode;
  className?: string;
}

/** A card of an order's page. */
export function OrderSection({ id, title, children, className = "" }: Props) {
  return (
    <section aria-labelledby={id} className={`card flex min-w-0 flex-col gap-4 p-5 sm:p-6 ${className}`}>
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
