import {
  createCount,
  createFormatters,
  createTranslate,
  createTranslateError,
  loadTexts,
  translateWith,
} from "@hearth/i18n";
import type { CountedTexts, Locale, Messages, OwnWords, TextArea } from "@hearth/i18n";
import { toHref } from "../links/link-target.ts";
import type { Language } from "./language.tsx";

/** A language that knows the texts of some areas and learns more when they are asked for. */
export interface AreaLanguage {
  language: Language;
  load: (areas: readonly TextArea[]) => Promise<Language>;
}

export function createAreaLanguage(locale: Locale, own: OwnWords = {}): AreaLanguage {
  const messages: Partial<Messages> = {};
  let counted: CountedTexts | null = null;
  const loading = new Map<TextArea, Promise<void>>();

  const known = new Proxy(messages, {
    get(texts, key: keyof Messages) {
      const text = texts[key];
      if (text === undefined) throw new Error(`"${key}" is not in the texts this island names`);
      return text;
    },
  }) as Messages;

  const language: Language = {
    locale,
    t: translateWith(own, createTranslate(known)),
    error: createTranslateError(known),
    count: createCount(locale, () => {
      if (!counted) throw new Error('this island must name the texts "counted"');
      return counted;
    }),
    format: createFormatters(locale),
    href: (target) => toHref(locale, target),
  };

  async function loadArea(area: TextArea): Promise<void> {
    const texts = await loadTexts(locale, area);
    Object.assign(messages, texts.messages);
    counted = texts.counted ?? counted;
  }

  function loadOnce(area: TextArea): Promise<void> {
    const begun = loading.get(area) ?? loadArea(area);
    loading.set(area, begun);
    return begun;
  }

  return {
    language,
    async load(areas) {
      await Promise.all(areas.map(loadOnce));
      return language;
    },
  };
}
