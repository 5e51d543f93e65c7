import { createContext, use } from "react";
import type { ReactNode } from "react";
import type { OwnWords } from "@hearth/i18n";
import { OWN_WORDS_ID } from "./own-words-id.ts";

/** The one script of a page: its address, the nonce the policy wants, the version it belongs to, how the page shows prices, who counts, and which words ask. */
export interface PageScriptData {
  module: string;
  nonce: string | undefined;
  buildId: string;
  /** The name of a view of business customers; undefined: prices for everybody. */
  prices: string | undefined;
  /** In short, who gets to know what visitors allow; undefined: nobody. */
  receivers: string | undefined;
  /** Which edition of the words of consents this is, and since which one agreements hold; undefined: the shop's own words. */
  consentTexts: string | undefined;
  /** What staff wrote instead of the shop's own words. */
  ownWords: OwnWords;
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
  return (
    <>
      <OwnWordsData words={script.ownWords} />
      <script type="module" src={script.module} nonce={script.nonce} fetchPriority="low" />
    </>
  );
}

/** Parts that run in the browser have to say what the server wrote. Nothing, where nobody wrote anything. */
function OwnWordsData({ words }: { words: OwnWords }) {
  if (Object.keys(words).length === 0) return null;
  const written = JSON.stringify(words).replaceAll("<", String.raw`\u003c`);
  return <script type="application/json" id={OWN_WORDS_ID} dangerouslySetInnerHTML={{ __html: written }} />;
}
