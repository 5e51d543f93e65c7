import type { LegalWording } from "@hearth/admin-contract";
import { localeNames } from "@hearth/i18n";
import { useLanguage } from "../../language/use-language.ts";

/** As orders and mails keep it; the number below is what an order names it by. */
export function Wordings({ wordings }: { wordings: readonly LegalWording[] }) {
  const { t, format } = useLanguage();
  return (
    <>
      {wordings.map(({ locale, plain, hash, firstUsedAt }) => (
        <details key={locale} className="legal-wording" open={locale === "de-DE"}>
          <summary>{localeNames[locale as keyof typeof localeNames] ?? locale}</summary>
          {/* Whoever works by keyboard scrolls it. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre lang={locale.slice(0, 2)} tabIndex={0} aria-label={t("legalText.wordingIn", { locale })}>
            {plain}
          </pre>
          <p className="form-note">
            {t("legalText.hash", { hash: hash.slice(0, 12) })}
            {firstUsedAt && ` · ${t("legalText.usedSince", { time: format.dateTime(firstUsedAt) })}`}
          </p>
        </details>
      ))}
    </>
  );
}
