import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import { useStore } from "zustand";
import { island } from "../../islands/island.tsx";
import { useLanguage } from "../../platform/language/language.tsx";
import { Button } from "../../ui/base/button.tsx";
import { DialogTrigger } from "../../ui/overlay/dialog.tsx";
import { announce } from "../../ui/message/announcement-store.ts";
import type { OptionalGroup } from "./consent-choice.ts";
import { CONSENT_DIALOG_ID } from "./consent-dialog-id.ts";
import { consentStore, saveConsent } from "./consent-store.ts";
import { useConsent } from "./use-consent.ts";

interface Props {
  privacyPath: string;
  offered: readonly OptionalGroup[];
  host: string;
}

/**
 * The first question, at the foot of the page, until it is answered; for keyboards and screen readers it comes first. The page is the same for everybody, so it shows itself only here,
 * where the cookie can be read; without a script nothing runs that would have to ask.
 */
export const ConsentLayer = island(
  { name: "consent-layer", when: "idle", texts: ["consent"] },
  function ConsentLayer({ privacyPath, offered, host }: Props) {
    const { t, href } = useLanguage();
    useConsent();
    const hasChosen = useStore(consentStore, (state) => state.hasChosen);
    const layer = useRef<HTMLElement>(null);
    useContentFocus(layer, hasChosen);

    function choose(groups: readonly OptionalGroup[]): void {
      saveConsent(groups);
      announce(t("consent.saved"));
    }

    return (
      <section
        ref={layer}
        hidden={hasChosen !== false}
        aria-labelledby="consent-layer-title"
        className="consent-layer"
      >
        <div className="consent-layer-text">
          <h2 id="consent-layer-title" className="font-semibold">
            {t("consent.layerTitle")}
          </h2>
          <p>
            {t("consent.layerText", { host })}{" "}
            <a href={href(privacyPath)} className="link">
              {t("consent.privacy")}
            </a>
          </p>
        </div>
        <div className="consent-layer-buttons">
          <Button type="button" onClick={() => choose([])}>
            {t("consent.reject")}
          </Button>
          <Button type="button" onClick={() => choose(offered)}>
            {t("consent.acceptAll")}
          </Button>
          <DialogTrigger dialog={CONSENT_DIALOG_ID} look="quiet" className="col-span-full">
            {t("consent.settings")}
          </DialogTrigger>
        </div>
      </section>
    );
  },
);

/** Once the question is answered, here or in the settings opened from here, whoever was in it goes on with the page. */
function useContentFocus(layer: RefObject<HTMLElement | null>, hasChosen: boolean | null): void {
  const wasAsking = useRef(false);
  useEffect(() => {
    const { activeElement, body } = document;
    const isLost = activeElement === body || layer.current?.contains(activeElement);
    if (wasAsking.current && hasChosen && isLost)
      document.getElementById("content")?.focus({ preventScroll: true });
    wasAsking.current = hasChosen === false;
  }, [layer, hasChosen]);
}
