import { isLocale } from "@hearth/i18n";
import type { Locale } from "@hearth/i18n";
import type { AnswerOf } from "./client/shop-operations.ts";
import type { Send } from "./client/shop-transport.server.ts";

/** The shop API's id of a language; asked rarely and shared by all requests of the process. */
export type LanguageIds = (locale: Locale) => Promise<string>;

const KEEP_MS = 5 * 60 * 1000;

export function createLanguageIds(send: Send, now: () => number = Date.now): LanguageIds {
  let known: { ids: Promise<Map<Locale, string>>; at: number } | null = null;

  return async (locale) => {
    if (!known || now() - known.at > KEEP_MS) {
      const asked = { ids: askLanguages(send), at: now() };
      known = asked;
      // A failed question must not be remembered as an answer.
      asked.ids.catch(() => {
        if (known === asked) known = null;
      });
    }
    const id = (await known.ids).get(locale);
    if (!id) throw new Error(`the shop API has no language ${locale}`);
    return id;
  };
}

async function askLanguages(send: Send): Promise<Map<Locale, string>> {
  const { body } = await send({
    operation: "readLanguages",
    method: "POST",
    path: "/language",
    headers: {},
    body: { associations: { translationCode: {} } },
    isRead: true,
  });
  const { elements } = body as AnswerOf<"readLanguages">;
  const pairs = elements.flatMap(({ id, translationCode: { code } }) =>
    isLocale(code) ? [[code, id] as const] : [],
  );
  return new Map(pairs);
}
