import type { ProductSheet } from "@hearth/admin-contract";
import { localeNames, locales } from "@hearth/i18n";
import { type SyntheticEvent, useState } from "react";
import { useAdminAction } from "../../../api/use-admin-action.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { Button } from "../../../ui/button.tsx";
import { ChangeRefused } from "../change-refused.tsx";
import { LanguageRow } from "./language-row.tsx";
import { changedLocales, textFields, textFormOf, textOf } from "./text-form.ts";

const rare = new Set<string>(["packUnit", "packUnitPlural", "customFields.hazard", "customFields.dataInfo"]);

/** Side by side, so that a translator sees what is to be said. Each language that was written in is saved, one after the other. */
export function ChangeTexts({ product, isReadOnly }: { product: ProductSheet; isReadOnly: boolean }) {
  const { t } = useLanguage();
  const [before] = useState(() => textFormOf(product.texts));
  const [form, setForm] = useState(before);
  const { run, isRunning, error } = useAdminAction("changeProductText", {
    done: "product.textsSaved",
    isQuiet: true,
    compare: (current, mine) => {
      const texts = current["texts"] as ProductSheet["texts"];
      return { current: { ...texts.find(({ locale }) => locale === mine["locale"]) }, mine };
    },
  });
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    let { version } = product;
    for (const locale of changedLocales(before, form)) {
      const input = { version, ...textOf(product.texts, form, locale) };
      // oxlint-disable-next-line no-await-in-loop -- each is saved in the version the one before has made
      const saved = await run({ params: { id: product.id }, input });
      if (!saved) return;
      version = saved.version;
    }
  };
  const row = (field: (typeof textFields)[number]) => (
    <LanguageRow
      key={field}
      field={field}
      values={form}
      isReadOnly={isReadOnly}
      onTyped={(locale, value) => setForm({ ...form, [locale]: { ...form[locale], [field]: value } })}
    />
  );
  const isRare = (field: (typeof textFields)[number]) =>
    rare.has(field) && locales.every((locale) => before[locale][field] === "");
  return (
    <form className="form" onSubmit={(event) => void submit(event)}>
      <ChangeRefused error={error} product={product} />
      <div className="language-heads" aria-hidden="true">
        {locales.map((locale) => (
          <span key={locale}>{localeNames[locale]}</span>
        ))}
      </div>
      {textFields.filter((field) => !isRare(field)).map(row)}
      {textFields.some(isRare) && (
        <details className="more-fields">
          <summary>{t("product.moreTexts")}</summary>
          <div className="form">{textFields.filter(isRare).map(row)}</div>
        </details>
      )}
      {!isReadOnly && (
        <div className="form-actions">
          <Button look="primary" type="submit" isBusy={isRunning}>
            {t("product.saveTexts")}
          </Button>
        </div>
      )}
    </form>
  );
}
