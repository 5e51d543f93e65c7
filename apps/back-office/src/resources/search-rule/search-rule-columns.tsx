import type { AdminSearchRule } from "@hearth/admin-contract";
import { isLocale, localeNames } from "@hearth/i18n";
import type { Language } from "../../language/use-language.ts";
import type { Column } from "../../list/columns.ts";
import { Badge } from "../../ui/badge.tsx";

export function searchRuleColumns(language: Language): readonly Column<AdminSearchRule>[] {
  const { t } = language;
  return [
    {
      key: "kind",
      label: "field.kind",
      isSortable: true,
      render: ({ kind }) => <Badge tone="info">{t(`searchRule.kind.${kind}`)}</Badge>,
    },
    { key: "terms", label: "field.terms", render: ({ terms }) => terms.join(", ") },
    { key: "about", label: "searchRule.about", render: aboutText },
    {
      key: "locale",
      label: "field.locale",
      render: ({ locale }) => (locale && isLocale(locale) ? localeNames[locale] : t("list.allLanguages")),
    },
    { key: "valid", label: "searchRule.valid", render: (rule) => validText(rule, language) },
  ];
}

function aboutText({ productNumber, means, path }: AdminSearchRule): string {
  return productNumber ?? path ?? means.join(", ");
}

function validText({ validFrom, validUntil }: AdminSearchRule, { t, format }: Language): string {
  if (!validFrom && !validUntil) return t("searchRule.always");
  const [from, until] = [validFrom && format.date(validFrom), validUntil && format.date(validUntil)];
  return [from ?? "…", until ?? "…"].join(" – ");
}
