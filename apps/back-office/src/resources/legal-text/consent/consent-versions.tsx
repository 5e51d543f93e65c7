import type { ConsentTextVersion } from "@hearth/admin-contract";
import { useLanguage } from "../../../language/use-language.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";

interface Props {
  versions: readonly ConsentTextVersion[];
  onOpen: (number: number) => void;
}

/** The proof of a consent names the number. */
export function ConsentVersions({ versions, onOpen }: Props) {
  const { t, format } = useLanguage();
  return (
    <Card title={t("legalText.versions")}>
      {versions.length === 0 && <p className="none">{t("consentText.noVersions")}</p>}
      <ol className="page-versions">
        {versions.map(({ number, asksAgain, note, at, staff }) => (
          <li key={number}>
            <div>
              <strong>{t("legalText.versionNumber", { number })}</strong>{" "}
              {asksAgain && <Badge tone="warning">{t("consentText.asksAgain")}</Badge>}
              <span className="second-line">
                {staff}, {format.dateTime(at)}
              </span>
              {note && <span className="second-line">{note}</span>}
            </div>
            <Button
              isSmall
              look="quiet"
              aria-label={t("legalText.openNumber", { number })}
              onClick={() => onOpen(number)}
            >
              {t("legalText.open")}
            </Button>
          </li>
        ))}
      </ol>
    </Card>
  );
}
