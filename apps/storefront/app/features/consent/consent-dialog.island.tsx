import { useRef, useState } from "react";
import { island } from "../../islands/island.tsx";
import { useLanguage } from "../../platform/language/language.tsx";
import { announce } from "../../ui/message/announcement-store.ts";
import { Button } from "../../ui/base/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { Checkbox } from "../../ui/form/field.tsx";
import { offeredGroups } from "./consent-choice.ts";
import type { OptionalGroup } from "./consent-choice.ts";
import { consentDialogId } from "./consent-dialog-id.ts";
import { saveConsent } from "./consent-store.ts";
import { useConsent } from "./use-consent.ts";

/** The settings; once on every page. Accepting and refusing are one click each and look the same. */
export const ConsentDialog = island(
  { name: "consent-dialog", when: "interaction", texts: ["consent"] },
  function ConsentDialog({ privacyPath }: { privacyPath: string }) {
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
        id={consentDialogId}
        title={t("consent.title")}
        closeLabel={t("consent.close")}
        ref={dialog}
        onClose={() => setUnsaved(null)}
        foot={
          <div className="grid w-full grid-cols-2 gap-3">
            <Button type="button" onClick={() => choose([])}>
              {t("consent.reject")}
            </Button>
            <Button type="button" onClick={() => choose(offeredGroups)}>
              {t("consent.acceptAll")}
            </Button>
            <Button type="button" look="secondary" className="col-span-full" onClick={() => choose(ticked)}>
              {t("consent.save")}
            </Button>
          </div>
        }
      >
        <p>
          {t("consent.intro")}{" "}
          <a href={href(privacyPath)} className="link">
            {t("consent.privacy")}
          </a>
        </p>
        <div className="mt-5 flex flex-col gap-4">
          <Checkbox
            id="consent-necessary"
            label={<strong>{t("consent.necessary")}</strong>}
            hint={t("consent.necessaryText")}
            checked
            readOnly
            disabled
          />
          {offeredGroups.map((group) => (
            <Checkbox
              key={group}
              id={`consent-${group}`}
              label={<strong>{t(`consent.${group}`)}</strong>}
              hint={t(`consent.${group}Text`)}
              checked={ticked.includes(group)}
              onChange={({ target }) => tick(group, target.checked)}
            />
          ))}
        </div>
      </Dialog>
    );
  },
);
