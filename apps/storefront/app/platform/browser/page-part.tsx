import type { ReactNode } from "react";

declare module "react" {
  // oxlint-disable-next-line typescript/no-namespace -- how React's types learn of an element
  namespace JSX {
    interface IntrinsicElements {
      "hearth-part": { name: string; children?: ReactNode };
    }
  }
}

/**
 * A part of the page that follows when `swapPage` (swap-page.ts) shows another address: `region` or `region:part`. Parts of the
 * region `page` follow every address.
 */
export function PagePart({ name, children }: { name: string; children: ReactNode }) {
  return <hearth-part name={name}>{children}</hearth-part>;
}
