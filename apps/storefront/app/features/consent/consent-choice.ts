/** What a visitor may allow beyond what the shop needs to work. */
export const optionalGroups = ["media", "statistics", "marketing"] as const;
export type OptionalGroup = (typeof optionalGroups)[number];

/** The groups this shop really has: asking for more would be asking for nothing. */
export const offeredGroups: readonly OptionalGroup[] = ["media"];

export type Consent = { date: string; groups: OptionalGroup[] };

const consentCookie = "hearth-consent";

/** Raised when the groups come to mean something else: then everybody is asked again. */
const version = 1;
const lifetimeDays = 180;
const dayMs = 86_400_000;

/** `1.2026-11-15.media`; a refusal is a choice, too, and has no group behind the date. */
function writeConsent({ date, groups }: Consent): string {
  return [version, date, groups.join("-")].join(".");
}

/** Null when nothing valid was chosen, or too long ago. */
export function readConsent(cookies: string, now: Date): Consent | null {
  const value = new RegExp(`(?:^|;\\s*)${consentCookie}=([^;]*)`).exec(cookies)?.[1] ?? "";
  const [, written, date = "", names = ""] = /^(\d+)\.(\d{4}-\d\d-\d\d)\.([a-z-]*)$/.exec(value) ?? [];
  const ageDays = (now.getTime() - Date.parse(date)) / dayMs;
  if (Number(written) !== version || !(ageDays > -1 && ageDays <= lifetimeDays)) return null;
  const chosen = names.split("-");
  return { date, groups: optionalGroups.filter((group) => chosen.includes(group)) };
}

export function consentOf(groups: readonly OptionalGroup[], now: Date): Consent {
  return {
    date: now.toISOString().slice(0, 10),
    groups: optionalGroups.filter((group) => groups.includes(group)),
  };
}

export function consentCookieOf(consent: Consent, isSecure: boolean): string {
  const parts = [
    `${consentCookie}=${writeConsent(consent)}`,
    "Path=/",
    `Max-Age=${lifetimeDays * 86_400}`,
    "SameSite=Lax",
    ...(isSecure ? ["Secure"] : []),
  ];
  return parts.join("; ");
}
