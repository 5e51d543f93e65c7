import type { ReactNode } from "react";
import { ownHtml } from "../platform/browser/own-html.ts";

declare module "react" {
  // oxlint-disable-next-line typescript/no-namespace -- how React's types learn of an element
  namespace JSX {
    interface IntrinsicElements {
      "hearth-slot": {
        children?: ReactNode;
        dangerouslySetInnerHTML?: { __html: string | TrustedHTML };
        suppressHydrationWarning?: boolean;
      };
    }
  }
}

/** The server writes what it was given. */
export function FilledSlot({ children }: { children: ReactNode }) {
  return <hearth-slot>{children}</hearth-slot>;
}

const asItIs = { __html: ownHtml("") };

/**
 * The browser leaves that HTML as it is: React does not compare or replace inner HTML while it hydrates, and later the value never
 * changes. An island must therefore not take a slot out and put it back in; it hides it.
 */
export function KeptSlot() {
  return <hearth-slot suppressHydrationWarning dangerouslySetInnerHTML={asItIs} />;
}
