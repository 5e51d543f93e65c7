import { fill, isLocale, type Locale, localeNames, locales } from "@hearth/i18n";
import { consent as german } from "@hearth/i18n/messages/de-de/consent";
import { consent as english } from "@hearth/i18n/messages/en-gb/consent";
import { consent as polish } from "@hearth/i18n/messages/pl-pl/consent";
import { useState } from "react";
import { useLanguage } from "../../../language/use-language.ts";
import { Card } from "../../../ui/card.tsx";
import { Field } from "../../../ui/field.tsx";
import type { TypedConsents } from "./consent-form.ts";

/** What stays the shop's own. */
const fixed: Readonly<Record<Locale, Readonly<Record<keyof typeof german, string>>>> = {
  "de-DE": german,
  "en-GB": english,
  "pl-PL": polish,
};

const sample = { host: "tags.example", shop: "Shop", name: "YouTube", company: "Google Ireland Limited" };

/** The words where the shop says them, in their order and with what stands around them; a drawing, nothing of it can be pressed. */
export function ConsentPreview({ typed }: { typed: TypedConsents }) {
  const { t, locale: ownLocale } = useLanguage();
  const [chosen, setLocale] = useState<string>(ownLocale);
  const locale = isLocale(chosen) ? chosen : "de-DE";
  const texts = fixed[locale];
  const said = (key: string) => fill(typed[key]?.[locale] ?? "", sample);
  return (
    <Card title={t("mailText.preview")}>
      <div className="mail-preview-bar">
        <Field label={t("mailText.previewIn")}>
          <select value={locale} onChange={({ target }) => setLocale(target.value)}>
            {locales.map((each) => (
              <option key={each} value={each}>
                {localeNames[each]}
              </option>
            ))}
          </select>
        </Field>
      </div>
      <div className="consent-preview" lang={locale.slice(0, 2)} inert>
        <div className="consent-drawing">
          <strong>{said("consent.layerTitle")}</strong>
          <p>
            {said("consent.layerText")} <u>{texts["consent.privacy"]}</u>
          </p>
          <Buttons texts={texts} last={texts["consent.settings"]} />
        </div>
        <div className="consent-drawing">
          <strong>{said("consent.title")}</strong>
          <p>
            {said("consent.introWithTracking")} <u>{texts["consent.privacy"]}</u>
          </p>
          <Box isTicked label={texts["consent.necessary"]} hint={said("consent.necessaryText")} />
          {(["media", "statistics", "marketing"] as const).map((group) => (
            <Box key={group} label={texts[`consent.${group}`]} hint={said(`consent.${group}Text`)} />
          ))}
          <Buttons texts={texts} last={texts["consent.save"]} />
        </div>
        <div className="consent-drawing">
          <p>{said("video.notice")}</p>
          <Box label={said("video.remember")} />
        </div>
        <div className="consent-drawing">
          <Box label={said("newsletter.consent")} hint={said("newsletter.consentHint")} />
        </div>
      </div>
    </Card>
  );
}

function Buttons({ texts, last }: { texts: (typeof fixed)[Locale]; last: string }) {
  return (
    <p className="consent-drawn-buttons">
      <span>{texts["consent.reject"]}</span>
      <span>{texts["consent.acceptAll"]}</span>
      <span>{last}</span>
    </p>
  );
}

function Box({ label, hint, isTicked = false }: { label: string; hint?: string; isTicked?: boolean }) {
  return (
    <p className="consent-drawn-box" data-ticked={isTicked || undefined}>
      {label}
      {hint !== undefined && <small>{hint}</small>}
    </p>
  );
}
