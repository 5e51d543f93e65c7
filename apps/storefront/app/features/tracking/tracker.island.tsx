import { useEffect } from "react";
import { island } from "../../islands/island.tsx";
import { usePageRestored } from "../../platform/browser/use-page-restored.ts";
import { report } from "./tracking-store.ts";
import { useTagManager } from "./use-tag-manager.ts";

interface Props {
  containerUrl: string;
  type: string;
  path: string;
  /** Tells one view from the next: parts of a page follow another address without a new page. */
  address: string;
}

/** Once on every page that may be counted, in a part that follows the address. Says that the page was seen; shows nothing. */
export const Tracker = island(
  { name: "tracker", when: "idle" },
  function Tracker({ containerUrl, type, path, address }: Props) {
    const view = () => report({ kind: "page", type, path });
    useTagManager(containerUrl);
    useEffect(view, [type, path, address]);
    usePageRestored(view);
    return null;
  },
);
