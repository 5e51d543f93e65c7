import type { ReactNode } from "react";

export function Chapter({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="flex flex-col gap-stack border-t border-line pt-stack"
    >
      <h2 id={`${id}-heading`} className="section-title">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** One state of a part, with its name above. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <p className="text-sm text-ink-soft">{name}</p>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </div>
  );
}
