import { useEffect, useEffectEvent, useState } from "react";
import { fetchHtml } from "./fetch/fetch-html.ts";

/**
 * A piece of HTML of this shop that a page everybody shares cannot hold. Which one is known in the browser only; null when there is
 * none, before it came, and when it does not come: nothing depends on it.
 */
export function useFragment(chooseUrl: () => string | null): string | null {
  const [html, setHtml] = useState<string | null>(null);
  const choose = useEffectEvent(chooseUrl);
  useEffect(() => {
    const url = choose();
    if (url === null) return;
    const asked = new AbortController();
    fetchHtml(url, asked.signal).then(setHtml, () => {});
    return () => asked.abort();
  }, []);
  return html;
}
