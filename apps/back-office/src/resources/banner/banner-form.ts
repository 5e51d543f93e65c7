import type { AdminBanner } from "@hearth/admin-contract";
import { type Locale, locales } from "@hearth/i18n";
import type { AdminArguments } from "../../api/call-admin.ts";

type Said = AdminBanner["texts"][number];

/** As a form holds it: an empty field instead of nothing. */
export interface BannerFields {
  texts: Record<Locale, { text: string; linkText: string; link: string }>;
  fromDay: string;
  untilDay: string;
  priority: number;
}

/** In the language of whoever looks, else in the first there is. */
export function textIn({ texts }: Pick<AdminBanner, "texts">, locale: string): Said {
  const said = texts.find((each) => each.locale === locale) ?? texts[0];
  return said ?? { locale, text: "", linkText: null, link: null };
}

export function fieldsOf(banner: AdminBanner | null, today: string): BannerFields {
  const of = (locale: Locale) => {
    const said = banner?.texts.find((each) => each.locale === locale);
    return { text: said?.text ?? "", linkText: said?.linkText ?? "", link: said?.link ?? "" };
  };
  return {
    texts: { "de-DE": of("de-DE"), "en-GB": of("en-GB"), "pl-PL": of("pl-PL") },
    fromDay: banner?.fromDay ?? today,
    untilDay: banner?.untilDay ?? "",
    priority: banner?.priority ?? 0,
  };
}

export function inputOf({
  texts,
  fromDay,
  untilDay,
  priority,
}: BannerFields): AdminArguments<"createBanner">["input"] {
  return {
    texts: locales.map((locale) => {
      const { text, linkText, link } = texts[locale];
      return { locale, text: text.trim(), linkText: linkText.trim() || null, link: link.trim() || null };
    }),
    fromDay,
    untilDay: untilDay || null,
    priority,
  };
}
