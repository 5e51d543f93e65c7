export const bannerStates = ["planned", "shown", "over"] as const;
export type BannerState = (typeof bannerStates)[number];

/** Days of the shop's calendar; the last one counts. Null: until it is removed. */
export interface BannerDays {
  fromDay: string;
  untilDay: string | null;
}

export function bannerState({ fromDay, untilDay }: BannerDays, today: string): BannerState {
  if (today < fromDay) return "planned";
  return untilDay !== null && untilDay < today ? "over" : "shown";
}

export interface BannerText {
  text: string;
  linkText: string | null;
  link: string | null;
}

export type BannerProblem = "LAST_DAY_BEFORE_FIRST" | "LINK_INVALID" | "LINK_WITHOUT_WORDS";

/** A link is a path of this shop, without its language: a line above every page leads nobody away. */
const PATH = /^\/(?![/\\])[^\s\\]*$/;

export function bannerProblem(
  { fromDay, untilDay }: BannerDays,
  texts: readonly BannerText[],
): BannerProblem | null {
  if (untilDay !== null && untilDay < fromDay) return "LAST_DAY_BEFORE_FIRST";
  if (texts.some(({ link }) => link !== null && !PATH.test(link))) return "LINK_INVALID";
  return texts.some(({ link, linkText }) => (link === null) !== (linkText === null))
    ? "LINK_WITHOUT_WORDS"
    : null;
}
