import { DEFAULT_LOCALE, isLocale } from "@hearth/i18n";
import { mailTexts } from "@hearth/i18n/mails";

/** A moment of a consent and, roughly, where it came from. */
export interface Trace {
  /** ISO time. */
  at: string;
  /** The network, never the address of a person. */
  network: string;
}

export interface Request extends Trace {
  storefrontUrl: string;
  /** Which text the form showed, as the storefront names it. */
  formText: string | null;
  /** What the mail with the link said. */
  mailText: string;
}

export interface Leaving extends Trace {
  /** Somebody asked for it in person, and staff did it; the network is theirs. */
  isByStaff?: true;
}

/** What the shop can show when somebody says they never agreed. */
export interface Evidence {
  requested?: Request;
  confirmed?: Trace;
  left?: Leaving;
  /** Consents that ended before. */
  former?: Omit<Evidence, "former">[];
}

/** A request that was never confirmed proves nothing: the next one takes its place, so that strangers cannot make the record grow. */
export function withRequest({ former = [], ...last }: Evidence, requested: Request): Evidence {
  const kept = last.confirmed ? [...former, last] : former;
  return { requested, ...(kept.length > 0 && { former: kept }) };
}

export function mailTextIn(locale: string): string {
  const { subject, intro, button } = mailTexts[isLocale(locale) ? locale : DEFAULT_LOCALE].newsletterConfirm;
  return [subject, intro, button].join(" | ");
}

export const traceOf = (now: number, address: string): Trace => ({
  at: new Date(now).toISOString(),
  network: networkOf(address),
});

const V4_IN_V6 = /^::ffff:(?=\d+\.)/i;

/** 203.0.113.0/24 or 2001:db8:1::/48: enough to tell an office from another country, too little to tell a person. */
export function networkOf(address: string): string {
  const plain = address.replace(V4_IN_V6, "");
  if (!plain.includes(":")) return `${plain.split(".").slice(0, 3).join(".")}.0/24`;
  const [head = ""] = plain.toLowerCase().split("::");
  const groups = head.split(":").filter(Boolean).slice(0, 3);
  return `${groups.join(":")}::/48`;
}
