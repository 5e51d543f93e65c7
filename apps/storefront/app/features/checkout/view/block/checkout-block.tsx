import type { ReactNode } from "react";

interface Props {
  id: string;
  number: number;
  title: string;
  children: ReactNode;
}

/** One step of the order. All of them are on the page at once, so nothing typed is lost between them. */
export function CheckoutBlock({ id, number, title, children }: Props) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="card flex scroll-mt-4 flex-col gap-5 p-5 sm:p-8"
    >
      <h2 id={`${id}-title`} className="flex items-center gap-3 text-heading font-semibold">
        <span aria-hidden="true" className="checkout-number">
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  );
}
