import { DEFAULT_LOCALE, isLocale, type Locale } from "@hearth/i18n";
import type { Channel } from "../platform/config.ts";
import { keepEach } from "../platform/kept.ts";
import { ProtocolFailure } from "../protocol/protocol-failure.ts";
import { readHashid } from "../protocol/read-hashid.ts";
import type { AskShop } from "./shop-client.ts";

/** What one hashid stands for: a channel of the shop, in one language. */
export interface ShopIndex {
  shop: string;
  accessKey: string;
  languageId: string;
  /** `en`: the suffix of the hashid. */
  language: string;
  locale: Locale;
  /** Whose prices this question is about; missing: everybody's. */
  priceView?: string;
}

interface Language {
  id: string;
  translationCode?: { code: string } | null;
}

const FRESH_MS = 5 * 60_000;
const PATIENCE_MS = 5000;

export type FindIndex = (hashid: string) => Promise<ShopIndex>;

/** The languages are the shop's own; without a suffix the language without a prefix in addresses is meant. */
export function createIndexFinder(ask: AskShop, channels: readonly Channel[]): FindIndex {
  const channelOf = new Map(channels.map((channel) => [channel.hashid, channel]));
  const languagesOf = keepEach(
    ({ accessKey }: Channel) => accessKey,
    async ({ accessKey }) => {
      const call = { accessKey, signal: AbortSignal.timeout(PATIENCE_MS) };
      const { elements } = await ask<{ elements: Language[] }>("/language", { limit: 100 }, call);
      return elements.map(({ id, translationCode }) => ({ id, code: translationCode?.code ?? "" }));
    },
    { freshMs: FRESH_MS },
  );
  return async (hashid) => {
    const { shop, language } = readHashid(hashid);
    const channel = channelOf.get(shop);
    if (!channel) throw new ProtocolFailure("unknown_hashid");
    const languages = await languagesOf(channel);
    const wanted = language ?? languageOf(DEFAULT_LOCALE);
    const found = languages.find(({ code }) => languageOf(code) === wanted);
    if (!found) throw new ProtocolFailure("unknown_language");
    return {
      shop,
      accessKey: channel.accessKey,
      languageId: found.id,
      language: wanted,
      locale: isLocale(found.code) ? found.code : DEFAULT_LOCALE,
    };
  };
}

function languageOf(locale: string): string {
  return locale.split("-", 1)[0]?.toLowerCase() ?? "";
}
