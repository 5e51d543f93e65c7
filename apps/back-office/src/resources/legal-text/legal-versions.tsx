import type { LegalVersion } from "@hearth/admin-contract";
import { useLanguage } from "../../language/use-language.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { sinceText } from "./since-text.ts";

const tones: Readonly<Record<LegalVersion["state"], Tone>> = {
  current: "success",
  planned: "info",
  past: "plain",
  replaced: "warning",
};

interface Props {
  versions: readonly LegalVersion[];
  onOpen: (number: number) => void;
}

export function LegalVersions({ versions, onOpen }: Props) {
  const language = useLanguage();
  const { t, format } = language;
  return (
    <Card title={t("legalText.versions")}>
      {versions.length === 0 && <p className="none">{t("legalText.noVersions")}</p>}
      <ol className="page-versions">
        {versions.map((version) => (
          <li key={version.number}>
            <div>
              <strong>{t("legalText.versionNumber", { number: version.number })}</strong>{" "}
              <Badge tone={tones[version.state]}>{t(`legalText.state.${version.state}`)}</Badge>
              <span className="second-line">
                {t("legalText.from", { time: sinceText(version, language) })}
                {version.staff !== "" && ` · ${version.staff}, ${format.dateTime(version.at)}`}
              </span>
              {version.note && <span className="second-line">{version.note}</span>}
            </div>
            <Button
              isSmall
              look="quiet"
              aria-label={t("legalText.openNumber", { number: version.number })}
              onClick={() => onOpen(version.number)}
            >
              {t("legalText.open")}
            </Button>
          </li>
        ))}
      </ol>
    </Card>
  );
}
