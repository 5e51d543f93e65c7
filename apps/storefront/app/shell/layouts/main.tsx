import type { ReactNode } from "react";

/** Where the skip link leads. */
export function Main({ children }: { children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className="grow focus-visible:outline-none">
      {children}
    </main>
  );
}
