import { containerScriptUrl } from "../../platform/browser/container-policy.ts";
import { isMeasured, savedConsent } from "../consent/public-islands.ts";
import { allows } from "../consent/public-data.ts";
import type { OptionalGroup } from "../consent/public-data.ts";
import { dataLayerEntry } from "./data-layer-entry.ts";
import { retargetingEntry } from "./retargeting-entry.ts";
import type { TrackedEvent } from "./tracked-event.ts";
import { isFirstTold } from "./tracked-orders.ts";
import { takeReported, trackingStore } from "./tracking-store.ts";

declare global {
  interface Window {
    /** Read by the tag manager: commands, and what is counted. */
    dataLayer?: unknown[];
    /** Read by those who remind visitors of goods. */
    retargetingQueue?: unknown[];
  }
}

type Groups = readonly OptionalGroup[];

export interface TagManager {
  /** What the visitor allows from now on. */
  allow: (groups: Groups) => void;
  /** Nobody listens to the page any more. */
  stop: () => void;
}

/** The script of somebody else and the queues it reads. This file is loaded where a visitor has agreed, and only then. */
export function startTagManager(page: Window, containerUrl: string): TagManager {
  const dataLayer = (page.dataLayer ??= []);
  const queue = (page.retargetingQueue ??= []);
  let allowed: Groups = [];
  let stop = () => {};

  /** Containers know a command by its kind: the arguments of a function, not an array. */
  function command(..._words: [string, string, object]): void {
    // oxlint-disable-next-line prefer-rest-params -- see above
    dataLayer.push(arguments);
  }

  function tell(event: TrackedEvent): void {
    // Consent may have been taken back in another tab, or on a page after this one, which the browser shows again.
    const saved = savedConsent();
    const granted = allowed.filter((group) => allows(saved, group));
    if (granted.length === 0) return;
    if (event.kind === "purchase" && !isFirstTold(event.order.id)) return;
    const [counted, reminded] = [dataLayerEntry(event), retargetingEntry(event)];
    if (counted && granted.includes("statistics")) dataLayer.push(counted);
    if (reminded && granted.includes("marketing")) queue.push(reminded);
  }

  const tellWaiting = () => takeReported().forEach(tell);

  return {
    allow(groups) {
      const isLess = allowed.some((group) => !groups.includes(group));
      // A script that runs cannot be taken back: the page begins anew without it. Not by a reload, which would send a form again.
      if (isLess) return page.location.assign(page.location.pathname + page.location.search);
      if (!isMeasured(groups)) return;
      const isFirst = allowed.length === 0;
      allowed = groups.filter((group) => group !== "media");
      command("consent", isFirst ? "default" : "update", consentMode(allowed));
      if (isFirst) {
        load(page.document, containerUrl);
        stop = trackingStore.subscribe(tellWaiting);
      }
      tellWaiting();
    },
    stop: () => stop(),
  };
}

/** In the words of Google's consent mode, which other containers understand too. */
function consentMode(groups: Groups): Record<string, "granted" | "denied"> {
  const word = (group: OptionalGroup) => (groups.includes(group) ? "granted" : "denied");
  return {
    analytics_storage: word("statistics"),
    ad_storage: word("marketing"),
    ad_user_data: word("marketing"),
    ad_personalization: word("marketing"),
  };
}

function load(document: Document, containerUrl: string): void {
  if ([...document.scripts].some(({ src }) => src === containerUrl)) return;
  const script = document.createElement("script");
  script.async = true;
  script.src = containerScriptUrl(containerUrl);
  document.head.append(script);
}
