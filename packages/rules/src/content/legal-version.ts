/** Pages of the law: what they say has versions, and orders refer to some of them word for word. */
export const legalPages = ["terms", "withdrawal", "privacy", "imprint", "shipping-costs"] as const;

export type LegalPage = (typeof legalPages)[number];

export interface DatedVersion {
  number: number;
  validFrom: string;
}

/** The one with the latest day that has come; of several for the same moment the newest. */
export function versionAt<V extends DatedVersion>(versions: readonly V[], nowMs: number): V | undefined {
  const come = versions.filter(({ validFrom }) => Date.parse(validFrom) <= nowMs);
  return come.toSorted(byTime).at(-1);
}

export type LegalVersionState = "past" | "current" | "planned" | "replaced";

/** A version that another one for the same moment has taken the place of before it ever held is replaced. */
export function legalVersionState(
  versions: readonly DatedVersion[],
  version: DatedVersion,
  nowMs: number,
): LegalVersionState {
  if (versionAt(versions, nowMs)?.number === version.number) return "current";
  const isReplaced = versions.some(
    ({ number, validFrom }) =>
      number > version.number && Date.parse(validFrom) === Date.parse(version.validFrom),
  );
  if (isReplaced) return "replaced";
  return Date.parse(version.validFrom) > nowMs ? "planned" : "past";
}

function byTime(a: DatedVersion, b: DatedVersion): number {
  return Date.parse(a.validFrom) - Date.parse(b.validFrom) || a.number - b.number;
}
