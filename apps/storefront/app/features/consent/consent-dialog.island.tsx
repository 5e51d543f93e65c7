import { useRef, useState } from "react";
import { island } from "../../islands/island.tsx";
import { useLanguage } from "../../platform/language/language.tsx";
import { announce } from "../../ui/message/announcement-store.ts";
import { Button } from "../../ui/base/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { needsFirstLayer } from "./consent-choice.ts";
import type { OptionalGroup } from "./consent-choice.ts";
import { CONSENT_DIALOG_ID } from "./consent-dialog-id.ts";
import { ConsentGroups } from "./consent-groups.tsx";
import { saveConsent } from "./consent-store.ts";
import { useConsent } from "./use-consent.ts";

interface Props {
  privacyPath: string;
  offered: readonly OptionalGroup[];
  /** Of the tag manager; null: there is none. */
  host: string | null;
}

/** The settings; once on every page. Accepting and refusing are one click each and look the same. */
export const ConsentDialog = island(
  { name: "consent-dialog", when: "interaction", texts: ["consent"] },
  function ConsentDialog({ privacyPath, offered, host }: Props) {
    const { t, href } = useLanguage();
    const dialog = useRef<HTMLDialogElement>(null);
    const saved = useConsent();
    // Ticks that were not saved are forgotten with the dialog.
    const [unsaved, setUnsaved] = useState<readonly OptionalGroup[] | null>(null);
    const ticked = unsaved ?? saved;

    function tick(group: OptionalGroup, isTicked: boolean): void {
      setUnsaved(isTicked ? [...ticked, group] : ticked.filter((other) => other !== group));
    }

    function choose(groups: readonly OptionalGroup[]): void {
      saveConsent(groups);
      dialog.current?.close();
      announce(t("consent.saved"));
    }

    return (
      <Dialog
        id={CONSENT_DIALOG_ID}
        title={t("consent.title")}
        closeLabel={t("consent.close")}
        ref={dialog}
        onClose={() => setUnsaved(null)}
        foot={
          <div className="grid w-full grid-cols-2 gap-3">
            <Button type="button" onClick={() => choose([])}>
              {t("consent.reject")}
            </Button>
            <Button type="button" onClick={() => choose(offered)}>
              {t("consent.acceptAll")}
            </Button>
            <Button type="button" look="secondary" className="col-span-full" onClick={() => choose(ticked)}>
              {t("consent.save")}
            </Button>
          </div>
        }
      >
        <p className="mb-5">
          {t(needsFirstLayer(offered) ? "consent.introWithTracking" : "consent.intro")}{" "}
          <a href={href(privacyPath)} className="link">
            {t("consent.privacy")}
          </a>
        </p>
        <ConsentGroups
          offered={offered}
          host={host}
          idPrefix="consent"
          box={(group) => ({
            checked: ticked.includes(group),
            onChange: ({ target }) => tick(group, target.checked),
          })}
        />
      </Dialog>
    );
  },
);
