import { consentWordKeys } from "@hearth/i18n";
import type { Visit } from "../http/visit.server.ts";
import { surrogateKeys } from "../cache/surrogate-keys.ts";
import type { ShopClient } from "./client/shop-client.server.ts";
import { isShopFailure, ShopApiError } from "./client/shop-error.ts";
import { noConsentTexts, type ConsentTexts } from "./consent-texts.ts";

/** Asked once a minute, shared by all requests, dropped when staff write other words. While the shop does not answer, those of before. */
export async function loadConsentTexts({
  shop,
  shared,
  locale,
  log,
}: Pick<Visit, "shop" | "shared" | "locale" | "log">): Promise<ConsentTexts> {
  const key = `consent texts ${locale}`;
  try {
    return await shared.remember(key, [surrogateKeys.consentTexts, surrogateKeys.everything], () =>
      ask(shop),
    );
  } catch (error) {
    if (!isShopFailure(error)) throw error;
    log.warn("consent-texts-recalled", { error });
    return (await shared.recall<ConsentTexts>(key)) ?? noConsentTexts;
  }
}

async function ask(shop: ShopClient): Promise<ConsentTexts> {
  try {
    const { edition, asksSince, words } = await shop.read("readConsentTexts");
    const known = words.filter(({ key }) => (consentWordKeys as readonly string[]).includes(key));
    return { edition, asksSince, words: Object.fromEntries(known.map(({ key, text }) => [key, text])) };
  } catch (error) {
    // A shop of another make knows nothing of it.
    if (error instanceof ShopApiError && error.status === 404) return noConsentTexts;
    throw error;
  }
}
