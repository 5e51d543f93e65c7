import { useLanguage } from "../../platform/language/language.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Checkbox } from "../../ui/field.tsx";
import { offeredGroups } from "./consent-choice.ts";

/** The settings; once on every page. Accepting and refusing are one click each and look the same. */
export function ConsentDialog({ privacyPath }: { privacyPath: string }) {
  const { t, href } = useLanguage();
  return (
    <Dialog
      id="consent"
      title={t("consent.title")}
      closeLabel={t("consent.close")}
      foot={
        <div className="grid w-full grid-cols-2 gap-3">
          <Button type="button" data-consent-choice="none">
            {t("consent.reject")}
          </Button>
          <Button type="button" data-consent-choice="all">
            {t("consent.acceptAll")}
          </Button>
          <Button type="button" look="secondary" className="col-span-full" data-consent-choice="chosen">
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
      <div className="mt-5 flex flex-col gap-4" data-saved-text={t("consent.saved")}>
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
            name="consent"
            value={group}
            label={<strong>{t(`consent.${group}`)}</strong>}
            hint={t(`consent.${group}Text`)}
          />
        ))}
      </div>
    </Dialog>
  );
}
