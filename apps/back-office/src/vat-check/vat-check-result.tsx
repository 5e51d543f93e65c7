import type { VatCheck } from "@hearth/admin-contract";
import { useLanguage } from "../language/use-language.ts";
import { Badge, type Tone } from "../ui/badge.tsx";
import { noteOn } from "./note-on.ts";

const tones: Readonly<Record<VatCheck["outcome"], Tone>> = {
  unchecked: "plain",
  valid: "success",
  invalid: "alert",
  unreachable: "warning",
  malformed: "warning",
};

/** What the register said of each number, when, to whom, and whose it says the number is. */
export function VatCheckResults({ checks }: { checks: readonly VatCheck[] }) {
  if (checks.length === 0) return <>–</>;
  return (
    <div className="vat-checks">
      {checks.map((check) => (
        <VatCheckResult key={check.vatId} check={check} />
      ))}
    </div>
  );
}

function VatCheckResult({ check }: { check: VatCheck }) {
  const { t, format } = useLanguage();
  const { vatId, outcome, reason, askedAt, askedBy, registerName, registerAddress, reference } = check;
  const note = noteOn(check);
  return (
    <div>
      <span className="badges">
        {vatId} <Badge tone={tones[outcome]}>{t(`vatCheck.${outcome}`)}</Badge>
      </span>
      {registerName && (
        <address>
          {[registerName, ...(registerAddress ?? "").split("\n")].filter(Boolean).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
      {note && <small className="second-line">{t(`vatCheck.note.${note}`)}</small>}
      {askedAt && (
        <small className="second-line">
          {t("vatCheck.asked", { when: format.dateTime(askedAt), who: askedBy ?? t("vatCheck.itself") })}
          {reason && ` (${reason})`}
          {reference && ` · ${t("vatCheck.reference", { reference })}`}
        </small>
      )}
    </div>
  );
}
