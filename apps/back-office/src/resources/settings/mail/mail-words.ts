import type { MailTemplateSheet, MailWordsForm } from "@hearth/admin-contract";
import { isLocale, type Locale } from "@hearth/i18n";

export interface TypedWords {
  subject: Record<Locale, string>;
  intro: Record<Locale, string>;
}

/** Fields begin with what is sent now, staff's words or the shop's own. */
export function typedWords({ texts }: Pick<MailTemplateSheet, "texts">): TypedWords {
  const all = (read: (text: MailTemplateSheet["texts"][number]) => string) =>
    Object.fromEntries(texts.map((text) => [text.locale, read(text)])) as Record<Locale, string>;
  return {
    subject: all(({ subject, shopSubject }) => subject ?? shopSubject),
    intro: all(({ intro, shopIntro }) => intro ?? shopIntro),
  };
}

export function shopWords(sheet: Pick<MailTemplateSheet, "texts">): TypedWords {
  return typedWords({ texts: sheet.texts.map((text) => ({ ...text, subject: null, intro: null })) });
}

/** What says the same as the shop, or nothing, is the shop's: it follows when the shop's own words change. */
export function wordsForms({ texts }: Pick<MailTemplateSheet, "texts">, typed: TypedWords): MailWordsForm[] {
  return texts.flatMap(({ locale, shopSubject, shopIntro }) =>
    isLocale(locale)
      ? [
          {
            locale,
            subject: ownWord(typed.subject[locale], shopSubject),
            intro: ownWord(typed.intro[locale], shopIntro),
          },
        ]
      : [],
  );
}

function ownWord(typed: string, shop: string): string | null {
  const word = typed.trim();
  return word === "" || word === shop ? null : word;
}
