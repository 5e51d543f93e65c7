import { consentGroups } from "@hearth/contract/consent";
import { shopDay } from "@hearth/rules";

export type OptionalGroup = (typeof consentGroups)[number];

/** The groups a shop really has: asking for more would be asking for nothing. */
export function offeredGroups(shop: { hasTagManager: boolean }): readonly OptionalGroup[] {
  return consentGroups.filter((group) => group === "media" || shop.hasTagManager);
}

/** Videos ask where they stand. What would run by itself asks before anything else. */
export function needsFirstLayer(offered: readonly OptionalGroup[]): boolean {
  return offered.some((group) => group !== "media");
}

export interface Consent {
  /** Random, tied to nobody: it finds the proof of this choice (decision 0053). */
  id: string;
  date: string;
  groups: OptionalGroup[];
  /** Who was named to the visitor, in short (tag-manager-config.server.ts); empty: nobody. */
  receivers: string;
  /** Which words the visitor read (decision 0103); 0: the shop's own. */
  edition: number;
}

/** What an agreement has to have been given to, so that it still holds. */
export interface Asked {
  receivers: string;
  /** The edition in which the words last came to mean something else. */
  asksSince: number;
}

const CONSENT_COOKIE = "hearth-consent";

/** Raised when the groups come to mean something else: then everybody is asked again. */
export const CONSENT_VERSION = 2;
const LIFETIME_DAYS = 180;
const DAY_MS = 86_400_000;

/** The one question to ask before anything optional is done, in the browser and on the server. */
export function allows(consent: Pick<Consent, "groups"> | null, group: OptionalGroup): boolean {
  return consent?.groups.includes(group) ?? false;
}

/** `2e7.2026-11-15.media.0f….1a2b3c4d`; a refusal is a choice, too, and has no group behind the date. */
function writeConsent({ id, date, groups, receivers, edition }: Consent): string {
  const version = edition > 0 ? `${CONSENT_VERSION}e${edition}` : CONSENT_VERSION;
  return [version, date, groups.join("-"), id, ...(receivers ? [receivers] : [])].join(".");
}

/**
 * From `document.cookie` or the header `cookie`. Null when nothing valid was chosen, or too long ago, or when others than today's
 * receivers, or something else, were agreed to. A refusal holds against all of it.
 */
export function readConsent(cookies: string, now: Date, { receivers, asksSince }: Asked): Consent | null {
  const value = new RegExp(`(?:^|;\\s*)${CONSENT_COOKIE}=([^;]*)`).exec(cookies)?.[1] ?? "";
  const [, written, read = "0", date = "", names = "", id = "", named = ""] =
    /^(\d+)(?:e(\d{1,6}))?\.(\d{4}-\d\d-\d\d)\.([a-z-]*)\.([\da-f]{32})(?:\.([\da-f]{8}))?$/.exec(value) ??
    [];
  const ageDays = (now.getTime() - Date.parse(date)) / DAY_MS;
  if (Number(written) !== CONSENT_VERSION || !(ageDays > -1 && ageDays <= LIFETIME_DAYS)) return null;
  const chosen = names.split("-");
  const groups = consentGroups.filter((group) => chosen.includes(group));
  if (needsFirstLayer(groups) && named !== receivers) return null;
  const edition = Number(read);
  if (groups.length > 0 && edition < asksSince) return null;
  return { id, date, groups, receivers: named, edition };
}

export function consentOf(
  groups: readonly OptionalGroup[],
  now: Date,
  {
    id = createConsentId(),
    receivers,
    edition,
  }: { id?: string | undefined } & Pick<Consent, "receivers" | "edition">,
): Consent {
  return {
    id,
    date: shopDay(now),
    groups: consentGroups.filter((group) => groups.includes(group)),
    receivers,
    edition,
  };
}

export function consentCookieOf(consent: Consent, isSecure: boolean): string {
  const parts = [
    `${CONSENT_COOKIE}=${writeConsent(consent)}`,
    "Path=/",
    `Max-Age=${LIFETIME_DAYS * 86_400}`,
    "SameSite=Lax",
    ...(isSecure ? ["Secure"] : []),
  ];
  return parts.join("; ");
}

/** `crypto.randomUUID` is missing where there is no TLS, such as on a developer's telephone. */
function createConsentId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
