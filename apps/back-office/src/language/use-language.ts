import { createFormatters, type Formatters, type Locale } from "@hearth/i18n";
import { useLocale, useTranslate } from "ra-core";
import { useMemo } from "react";
import type { TextKey } from "./load-texts.ts";

export interface Language {
  locale: Locale;
  t: (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;
  /** For names that come with the data: the text if there is one, else the name. */
  tOr: (key: string, otherwise: string) => string;
  format: Formatters;
}

/** ra-core's translation, with our keys known to the compiler. */
export function useLanguage(): Language {
  const translate = useTranslate();
  const locale = useLocale() as Locale;
  return useMemo(
    () => ({
      locale,
      t: (key, values) => translate(key, values),
      tOr: (key, otherwise) => translate(key, { _: otherwise }),
      format: createFormatters(locale),
    }),
    [translate, locale],
  );
}
