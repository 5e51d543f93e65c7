import { writeStored } from "../../platform/browser/stored-value.ts";
import type { OptionalGroup } from "./consent-choice.ts";

/** Cookies that the tag manager's script sets in the shop's name. The privacy page lists them. */
export const traceCookies = {
  /** The statistics' name of this browser. */
  statistics: "_ga",
  /** The tag manager's name of this browser. */
  client: "tms-client-id",
  /** Which advertisement led here. */
  attribution: "tms-attribution",
} as const;

/** Orders that were told once, in this browser. */
export const TRACKED_ORDERS_KEY = "site-tracking-order-ids";

const groupOf: Record<string, OptionalGroup> = {
  [traceCookies.statistics]: "statistics",
  [traceCookies.client]: "marketing",
  [traceCookies.attribution]: "marketing",
};

/** Names of cookies that nobody allows any more. Those of single tags begin like the statistics' own. */
export function unwantedTraces(cookies: string, groups: readonly OptionalGroup[]): string[] {
  const names = cookies.split(";").map((pair) => pair.split("=")[0]?.trim() ?? "");
  return names.filter((name) => {
    const group = groupOf[name] ?? (name.startsWith(`${traceCookies.statistics}_`) ? "statistics" : null);
    return group !== null && !groups.includes(group);
  });
}

/** Removes what was kept by those who may not any more, under every domain it may have been kept for. */
export function forgetTraces(groups: readonly OptionalGroup[]): void {
  const labels = location.hostname.split(".");
  const domains = ["", ...labels.slice(0, -1).map((_, at) => `; Domain=${labels.slice(at).join(".")}`)];
  for (const name of unwantedTraces(document.cookie, groups)) {
    for (const domain of domains) document.cookie = `${name}=; Path=/; Max-Age=-1${domain}`;
  }
  if (!isMeasured(groups)) writeStored(TRACKED_ORDERS_KEY, null);
}

/** Whether anything may be told to the tag manager at all. */
export function isMeasured(groups: readonly OptionalGroup[]): boolean {
  return groups.includes("statistics") || groups.includes("marketing");
}
