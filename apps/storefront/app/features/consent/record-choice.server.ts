import { createHash } from "node:crypto";
import { loadMessages } from "@hearth/i18n";
import type { Locale } from "@hearth/i18n";
import type { Visit } from "../../platform/http/visit.server.ts";
import { isShopFailure } from "../../platform/shop/client/shop-error.ts";
import { CONSENT_VERSION } from "./consent-choice.ts";
import type { Consent } from "./consent-choice.ts";

/** The proof of a choice, told without the visitor's session. A shop that does not keep proofs takes the choice all the same. */
export async function recordChoice(
  { shop, locale, log, tagManager }: Pick<Visit, "shop" | "locale" | "log" | "tagManager">,
  { id, groups, edition }: Consent,
): Promise<void> {
  try {
    await shop.read("recordConsent", {
      body: {
        consentId: id,
        groups,
        textVersion: await textVersion(locale, tagManager?.origins ?? [], edition),
      },
      // All visitors would be counted as one: the storefront's server.
      tellsAddress: true,
    });
  } catch (error) {
    if (!isShopFailure(error)) throw error;
    log.warn("consent-not-recorded", { error });
  }
}

/**
 * Which words were read: the version of the groups, the hash of everything the shop's own words say about them and of who was named
 * in it, and the number of what staff wrote instead, whose words are kept under it.
 */
async function textVersion(locale: Locale, origins: readonly string[], edition: number): Promise<string> {
  const texts = Object.entries(await loadMessages(locale)).filter(([key]) => key.startsWith("consent."));
  const hash = createHash("sha256").update(JSON.stringify([texts, origins]));
  const parts = [CONSENT_VERSION, hash.digest("hex").slice(0, 12), ...(edition > 0 ? [`e${edition}`] : [])];
  return parts.join(".");
}
