import type { ContentPageSheet } from "@hearth/admin-contract";
import { isLocale, localeNames } from "@hearth/i18n";
import { useState } from "react";
import { useAdminAction } from "../../api/use-admin-action.ts";
import { useMay } from "../../api/use-may.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Field } from "../../ui/field.tsx";

/** Phone, tablet, desk. */
const widths = [390, 768, 1440] as const;
const HEIGHT = 900;

interface Props {
  page: ContentPageSheet;
  hasUnsaved: boolean;
}

/** The draft in the real shop, in a window as wide as a device: the shop stands in nobody's frame. */
export function PagePreview({ page: { id, version, texts }, hasUnsaved }: Props) {
  const { t } = useLanguage();
  const may = useMay();
  const [locale, setLocale] = useState(texts[0]?.locale ?? "");
  const { run, isRunning } = useAdminAction("previewContentPage", { touches: [] });
  if (!may("previewContentPage")) return null;
  const open = async (width: number) => {
    // Opened by the press itself: what opens after an answer is taken for an advertisement.
    const shown = window.open("", "_blank", `popup,width=${width},height=${HEIGHT}`);
    const made = await run({ params: { id }, input: { version } });
    const url = made?.links.find((link) => link.locale === locale)?.url;
    if (!shown) return;
    if (url === undefined) shown.close();
    else shown.location.replace(url);
  };
  return (
    <Card title={t("contentPage.preview")}>
      <p className="card-note">{t("contentPage.previewText")}</p>
      <Field label={t("contentPage.previewIn")}>
        <select value={locale} onChange={(event) => setLocale(event.target.value)}>
          {texts.map((text) => (
            <option key={text.locale} value={text.locale}>
              {isLocale(text.locale) ? localeNames[text.locale] : text.locale}
            </option>
          ))}
        </select>
      </Field>
      <div className="form-actions">
        {widths.map((width) => (
          <Button
            key={width}
            isSmall
            icon="external-link"
            isBusy={isRunning}
            disabled={hasUnsaved}
            aria-label={t("contentPage.previewAt", { width })}
            onClick={() => void open(width)}
          >
            {`${width} px`}
          </Button>
        ))}
      </div>
    </Card>
  );
}
