import type { StreamRuleForm, StreamSheet } from "@hearth/admin-contract";
import { type Locale, locales } from "@hearth/i18n";

export interface TypedStream {
  names: Record<Locale, string>;
  rule: StreamRuleForm;
}

const noRule: StreamRuleForm = {
  categoryIds: [],
  manufacturerIds: [],
  optionIds: [],
  minPriceCents: null,
  maxPriceCents: null,
  isTopseller: null,
  isNew: null,
};

export function typedStream(stream: StreamSheet | null): TypedStream {
  const said = (locale: Locale) => stream?.names.find((each) => each.locale === locale)?.name ?? "";
  return {
    names: { "de-DE": said("de-DE"), "en-GB": said("en-GB"), "pl-PL": said("pl-PL") },
    rule: stream?.rule ?? noRule,
  };
}

/** A language nothing was typed in is not sent. */
export function streamInput({ names, rule }: TypedStream) {
  return {
    names: locales.flatMap((locale) => {
      const name = names[locale].trim();
      return name === "" ? [] : [{ locale, name }];
    }),
    rule,
  };
}

/** Whether it says anything: without a condition everything would be chosen. */
export function hasCondition(rule: StreamRuleForm): boolean {
  return Object.values(rule).some((value) => (Array.isArray(value) ? value.length > 0 : value !== null));
}
