import { createContext, use } from "react";
import type { ReactNode } from "react";

/** The one script of a page: its address, the nonce the policy wants, the version it belongs to, how the page shows prices, and who counts. */
export interface PageScriptData {
  module: string;
  nonce: string | undefined;
  buildId: string;
  /** The name of a view of business customers; undefined: prices for everybody. */
  prices: string | undefined;
  /** In short, who gets to know what visitors allow; undefined: nobody. */
  receivers: string | undefined;
}

const PageScriptContext = createContext<PageScriptData | null>(null);

export function PageScriptProvider({ script, children }: { script: PageScriptData; children: ReactNode }) {
  return <PageScriptContext value={script}>{children}</PageScriptContext>;
}

export function usePageScript(): PageScriptData | null {
  return use(PageScriptContext);
}

/**
 * Starts the islands of a page (app/islands). It is fetched after what is seen, and run when the page is read to its end.
 */
export function PageScript() {
  const script = use(PageScriptContext);
  if (!script) return null;
  return <script type="module" src={script.module} nonce={script.nonce} />;
}
