import { useLanguage } from "../../platform/language/language.tsx";
import { Button } from "../../ui/base/button.tsx";
import { needsFirstLayer } from "./consent-choice.ts";
import type { OptionalGroup } from "./consent-choice.ts";
import { ConsentGroups } from "./consent-groups.tsx";

interface Props {
  privacyPath: string;
  offered: readonly OptionalGroup[];
  host: string | null;
  saved: readonly OptionalGroup[];
  /** Which words are shown. */
  edition: number;
}

/** The settings as a page, for browsers without a script. */
export function ConsentForm({ privacyPath, offered, host, saved, edition }: Props) {
  const { t, href } = useLanguage();
  return (
    <form method="post" action={href("/consent")} className="card flex flex-col gap-6 p-5 sm:p-8">
      {edition > 0 && <input type="hidden" name="edition" value={edition} />}
      <p>
        {t(needsFirstLayer(offered) ? "consent.introWithTracking" : "consent.intro")}{" "}
        <a href={href(privacyPath)} className="link">
          {t("consent.privacy")}
        </a>
      </p>
      <ConsentGroups
        offered={offered}
        host={host}
        idPrefix="consent-page"
        box={(group) => ({ defaultChecked: saved.includes(group) })}
      />
      <div className="grid max-w-lg grid-cols-2 gap-3">
        <Button name="intent" value="none">
          {t("consent.reject")}
        </Button>
        <Button name="intent" value="all">
          {t("consent.acceptAll")}
        </Button>
        <Button name="intent" value="ticked" look="secondary" className="col-span-full">
          {t("consent.save")}
        </Button>
      </div>
    </form>
  );
}
